import 'server-only';
import { type Db, db } from '@/lib/core/db';
import { AppError, invalidField } from '@/lib/core/errors';
import { logSecurity } from '@/lib/core/log/security';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus } from '@/lib/langues/refus/comptes';
import { type MeView, meView } from '../queries/view';
import { siretProblem } from '../rules/account';
import type { PapierGenre } from '../rules/papiers';
import type { DetailsChange } from '../schema/details';
import { expirePersonPages } from './expire';
import { voidPapiers } from './identity/papiers';
import { provePassword } from './settings';

const BLOCKS = {
  particular: 'particularDetails',
  professional: 'professionalDetails',
  agency: 'agencyDetails',
} as const;

/**
 * Corrects what the actor told at the registration; what is left out stays. Another identity number, birth date, company or
 * licence number, or insurance is not verified any more. Answers the account. Throws `invalid` for another type's block, a company number that does not fit
 * the country, and on `currentPassword` for another bank account without the right one.
 */
export async function updateDetails(actor: Actor, change: DetailsChange): Promise<MeView> {
  const block = BLOCKS[actor.userType];
  const { siret, bankInfo } = { siret: undefined, bankInfo: undefined, ...change[block] };
  if (change[block] === undefined) throw new AppError('invalid', refus('autreProfil'));
  const before = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: {
      country: true,
      passwordHash: true,
      professionalDetails: { select: { bankInfo: true } },
      agencyDetails: { select: { bankInfo: true } },
    },
  });
  const problem = siret === undefined ? null : siretProblem(siret, before.country);
  if (problem) {
    throw invalidField(`${block}.siret`, refus(problem === 'length' ? 'siretChiffres' : 'siretErreur'));
  }
  const bank = before.professionalDetails ?? before.agencyDetails;
  const otherBank = bankInfo !== undefined && bankInfo !== (bank?.bankInfo ?? null);
  if (otherBank) await provePassword(actor, before.passwordHash, change.currentPassword);
  const unverified = await db.$transaction((tx) => write(tx, actor.id, change));
  if (otherBank) logSecurity('bankChanged', { userId: actor.id, sessionId: actor.sessionId });
  if (unverified) expirePersonPages(actor);
  return meView(actor);
}

/** Answers whether something that was verified is so no more. */
async function write(tx: Db, userId: string, change: DetailsChange): Promise<boolean> {
  const where = { userId };
  const { particularDetails, professionalDetails, agencyDetails } = change;
  if (agencyDetails) {
    const select = { siret: true } as const;
    const was = await tx.agencyDetails.findUniqueOrThrow({ where, select });
    const now = await tx.agencyDetails.update({ where, data: agencyDetails, select });
    return was.siret !== now.siret && voidPapiers(tx, userId, ['entreprise']);
  }
  if (professionalDetails) {
    const { capacity, experience, ...rest } = professionalDetails;
    const data = {
      ...rest,
      capaciteGrammes: capacity === undefined ? undefined : Math.round(capacity * 1000),
      experienceYears: experience,
    };
    const select = { siret: true, licenseNumber: true, insurance: true } as const;
    const was = await tx.professionalDetails.findUniqueOrThrow({ where, select });
    const now = await tx.professionalDetails.update({ where, data, select });
    const other: PapierGenre[] = [];
    if (was.siret !== now.siret) other.push('entreprise');
    if (was.licenseNumber !== now.licenseNumber) other.push('licence');
    if (was.insurance !== now.insurance) other.push('assurance');
    return other.length > 0 && voidPapiers(tx, userId, other);
  }
  if (!particularDetails) return false;
  const { birthDate, ...rest } = particularDetails;
  const data = {
    ...rest,
    birthDate: birthDate === undefined ? undefined : new Date(`${birthDate}T00:00:00Z`),
  };
  const select = { birthDate: true, idCard: true } as const;
  const was = await tx.particularDetails.findUniqueOrThrow({ where, select });
  const now = await tx.particularDetails.update({ where, data, select });
  if (+was.birthDate === +now.birthDate && was.idCard === now.idCard) return false;
  return voidPapiers(tx, userId, ['identite']);
}
