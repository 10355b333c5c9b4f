import 'server-only';
import { db } from '@/lib/core/db';
import { AppError, found, invalidField } from '@/lib/core/errors';
import { logSecurity } from '@/lib/core/log/security';
import type { Actor } from '@/lib/core/sessions/actor';
import { appels } from '@/lib/langues/appels';
import { refus } from '@/lib/langues/refus/moderation';
import { notify } from '@/lib/notifications/commands/notify';
import { expirePersonPages } from '@/lib/users/commands/expire';
import { keepTick, lockAccount } from '@/lib/users/commands/identity/papiers';
import { hasEnd } from '@/lib/users/rules/papiers';
import type { PapierDecision } from '@/lib/users/schema/papiers';
import { requireOperator } from '../queries/operator';

/**
 * Answers a document: accepted it takes the place of the one before, refused it says why. Its pictures are deleted with the
 * decision, the result stays with its date, and its owner is told. Throws `not_found` for who is no operator and an unknown
 * document, `conflict` for one's own and for one that does not wait any more, `invalid` for a day gone by.
 */
export async function decidePapier(actor: Actor, id: string, input: PapierDecision): Promise<null> {
  await requireOperator(actor);
  const { decision } = input;
  const asked = found(
    await db.papier.findUnique({ where: { id }, select: { userId: true } }),
    appels('pageInconnue'),
  );
  const { userId } = asked;
  if (userId === actor.id) {
    throw new AppError('conflict', refus('vousConcerne'));
  }
  const genre = await db.$transaction(async (tx) => {
    const account = found(await lockAccount(tx, userId), appels('pageInconnue'));
    const papier = await tx.papier.findUniqueOrThrow({ where: { id } });
    const corrected = input.valableJusqua ? new Date(`${input.valableJusqua}T00:00:00Z`) : null;
    const valableJusqua = hasEnd(papier.genre) ? (corrected ?? papier.valableJusqua) : null;
    if (decision === 'accepte' && valableJusqua && +valableJusqua < Date.now() - 86_400_000) {
      throw invalidField('valableJusqua', refus('plusValable'));
    }
    if (decision === 'accepte') {
      const former = { userId, genre: papier.genre, etat: 'accepte' as const };
      await tx.papier.updateMany({ where: former, data: { etat: 'retire' } });
    }
    const raison = input.raison ?? null;
    const { count } = await tx.papier.updateMany({
      where: { id, etat: 'en_attente' },
      data: { etat: decision, valableJusqua, raison, operatorId: actor.id, decideLe: new Date() },
    });
    if (count !== 1) {
      throw new AppError('conflict', refus('nAttendPlus'));
    }
    if (decision === 'accepte') await keepTick(tx, userId, account.userType);
    const day = valableJusqua?.toISOString().slice(0, 10) ?? null;
    const facts = {
      genre: papier.genre,
      etape: decision,
      raison,
      valableJusqua: day,
      jours: 0,
      lien: '/profile',
    };
    await notify(tx, [{ userId, kind: 'papier', cle: `papier:${id}`, facts }]);
    return papier.genre;
  });
  logSecurity('papierDecided', { userId, operatorId: actor.id, papier: id, genre, decision });
  expirePersonPages({ id: userId });
  return null;
}

/** Says that an operator looked at a name and left it. Throws `not_found` for who is no operator. */
export async function leaveName(actor: Actor, userId: string, nomCle: string): Promise<null> {
  await requireOperator(actor);
  await db.ressemblance.updateMany({
    where: { userId, nomCle, vuLe: null },
    data: { vuLe: new Date(), operatorId: actor.id },
  });
  logSecurity('moderated', { userId, operatorId: actor.id, action: 'classer', cible: 'nom' });
  return null;
}
