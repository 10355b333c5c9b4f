import 'server-only';
import { db } from '@/lib/core/db';
import { AppError, found } from '@/lib/core/errors';
import { unseal } from '@/lib/core/images/sealed';
import { logSecurity } from '@/lib/core/log/security';
import type { Actor } from '@/lib/core/sessions/actor';
import { appels } from '@/lib/langues/appels';
import { refus } from '@/lib/langues/refus/moderation';
import { papierSelect, toPapierView } from '@/lib/users/queries/papiers';
import { toUserSummary, userSummarySelect } from '@/lib/users/queries/view';
import { requireOperator } from './operator';

const MOST = 50;

/**
 * The fifty oldest documents that wait, with what the account says that they should prove. Throws `not_found` for who is no
 * operator.
 */
export async function waitingPapiers(actor: Actor) {
  await requireOperator(actor);
  const rows = await db.papier.findMany({
    where: { etat: 'en_attente', user: { deletedAt: null } },
    orderBy: { id: 'asc' },
    take: MOST,
    select: {
      ...papierSelect,
      fichiers: { select: { id: true }, orderBy: { position: 'asc' } },
      user: {
        select: {
          ...userSummarySelect,
          country: true,
          particularDetails: { select: { birthDate: true, idCard: true } },
          professionalDetails: { select: { siret: true, licenseNumber: true, insurance: true } },
          agencyDetails: { select: { companyName: true, siret: true, insurance: true, address: true } },
        },
      },
    },
  });
  return rows.map(({ fichiers, user, ...papier }) => {
    const { particularDetails, professionalDetails, agencyDetails } = user;
    return {
      ...toPapierView(papier),
      photos: fichiers.map(({ id }) => `/api/moderation/papiers/${papier.id}/fichiers/${id}`),
      personne: toUserSummary(user),
      pays: user.country,
      nom: `${user.firstName} ${user.lastName}`,
      naissance: particularDetails?.birthDate.toISOString().slice(0, 10) ?? null,
      piece: particularDetails?.idCard ?? null,
      siret: professionalDetails?.siret ?? agencyDetails?.siret ?? null,
      licence: professionalDetails?.licenseNumber ?? null,
      assurance: professionalDetails?.insurance ?? agencyDetails?.insurance ?? null,
      adresse: agencyDetails?.address ?? null,
    };
  });
}

/**
 * A picture of a document that waits, for who decides about it; each look is in the security log. Throws `not_found` for who
 * is no operator and for what is decided or unknown, `unavailable` when our key does not open it.
 */
export async function papierImage(
  actor: Actor,
  { id, fichierId }: { id: string; fichierId: string },
): Promise<Uint8Array<ArrayBuffer>> {
  await requireOperator(actor);
  const where = { id: fichierId, papierId: id, papier: { etat: 'en_attente' as const } };
  const row = found(await db.papierFichier.findFirst({ where }), appels('pageInconnue'));
  const bytes = unseal(row.id, row.contenu);
  logSecurity('papierSeen', { operatorId: actor.id, papier: id, opened: bytes !== null });
  if (!bytes) throw new AppError('unavailable', refus('photoFermee'));
  return bytes;
}

/** The fifty oldest names that look like a verified one's and that nobody looked at. Throws `not_found` for who is no operator. */
export async function similarNames(actor: Actor) {
  await requireOperator(actor);
  const rows = await db.ressemblance.findMany({
    where: { vuLe: null, user: { deletedAt: null, suspendedAt: null, identityVerifiedAt: null } },
    orderBy: { createdAt: 'asc' },
    take: MOST,
    select: {
      nomCle: true,
      user: { select: { ...userSummarySelect, nomCle: true } },
      modele: { select: { ...userSummarySelect, nomCle: true } },
    },
  });
  // Whoever goes by another name since is none of them any more.
  return rows
    .filter(({ nomCle, user, modele }) => user.nomCle === nomCle && modele.nomCle === nomCle)
    .map(({ nomCle, user, modele }) => ({
      nomCle,
      personne: toUserSummary(user),
      modele: toUserSummary(modele),
    }));
}
