import 'server-only';
import { type Db, db, newId } from '@/lib/core/db';
import { AppError, forbidden, invalidField } from '@/lib/core/errors';
import { encodeImage } from '@/lib/core/images/encode';
import { seal } from '@/lib/core/images/sealed';
import { countAgainst } from '@/lib/core/limits/rate-limit';
import { logSecurity } from '@/lib/core/log/security';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus } from '@/lib/langues/refus/identite';
import { type PapierView, papierSelect, toPapierView } from '../../queries/papiers';
import { genresFor, genresOfTick, hasEnd, PAPIER_IMAGE, type PapierGenre } from '../../rules/papiers';
import type { PapierSent } from '../../schema/papiers';

/** Sent and not yet part of a document: a few tries, no store for pictures. */
const MOST_LOOSE = 6;

/**
 * Takes a picture of a document: judged by its bytes, encoded anew and encrypted, so that nothing of the file itself survives
 * and nobody reads it without our key. Throws what `encodeImage` throws, `rate_limited`.
 */
export async function uploadPapier(actor: Actor, bytes: Uint8Array): Promise<{ fichier: string }> {
  await countAgainst('papierAccount', actor.id);
  const { files } = await encodeImage(bytes, PAPIER_IMAGE, 'document');
  const widest = files.at(-1);
  if (!widest) throw new AppError('internal', refus('imageNonLue'));
  const id = newId();
  const data = { id, userId: actor.id, contenu: seal(id, widest.bytes) };
  await db.papierFichier.create({ data, select: { id: true } });
  await db.$executeRaw`
    DELETE FROM papier_fichiers WHERE id IN (
      SELECT id FROM papier_fichiers WHERE user_id = ${actor.id}::uuid AND papier_id IS NULL ORDER BY id DESC OFFSET ${MOST_LOOSE})`;
  return { fichier: id };
}

/**
 * Sends a document to be looked at; one of its kind that waits is taken back. What is accepted stays so until this one is
 * decided. Throws `forbidden` without a confirmed e-mail, `invalid` by field for a kind that this account does not show and
 * for pictures that are not there.
 */
export async function sendPapier(actor: Actor, input: PapierSent): Promise<PapierView> {
  const { genre, fichiers, valableJusqua } = input;
  if (!genresFor(actor.userType).includes(genre)) {
    throw invalidField('genre', refus('documentDAutre'));
  }
  await countAgainst('papierSent', actor.id);
  const id = newId();
  const row = await db.$transaction(async (tx) => {
    const account = await lockAccount(tx, actor.id);
    if (!account?.confirmed) throw forbidden(refus('emailDAbord'));
    const waiting = { userId: actor.id, genre, etat: 'en_attente' } as const;
    await tx.papier.updateMany({ where: waiting, data: { etat: 'retire' } });
    const end = hasEnd(genre) && valableJusqua ? new Date(`${valableJusqua}T00:00:00Z`) : null;
    const data = { id, userId: actor.id, genre, valableJusqua: end };
    const made = await tx.papier.create({ data, select: papierSelect });
    for (const [position, fichier] of fichiers.entries()) {
      const { count } = await tx.papierFichier.updateMany({
        where: { id: fichier, userId: actor.id, papierId: null },
        data: { papierId: id, position },
      });
      if (count !== 1) throw invalidField('fichiers', refus('photoDisparue'));
    }
    return made;
  });
  logSecurity('papierSent', { userId: actor.id, papier: id, genre });
  return toPapierView(row);
}

type Account = { userType: Actor['userType']; confirmed: boolean };

/** Holds an account's row, before its documents': the order of all that change both. */
export async function lockAccount(tx: Db, userId: string): Promise<Account | undefined> {
  const [row] = await tx.$queryRaw<Account[]>`
    SELECT user_type::text AS "userType", email_verified_at IS NOT NULL AS confirmed FROM users
    WHERE id = ${userId}::uuid AND deleted_at IS NULL FOR NO KEY UPDATE`;
  return row;
}

/**
 * Makes the tick what the accepted documents say: the day of the last of those that it stands for, nothing when one is
 * missing. The caller holds the account's row.
 */
export async function keepTick(tx: Db, userId: string, userType: Actor['userType']): Promise<void> {
  const needed = genresOfTick(userType);
  const accepted = await tx.papier.findMany({
    where: { userId, etat: 'accepte', genre: { in: [...needed] } },
    select: { decideLe: true },
  });
  const last = accepted.map(({ decideLe }) => Number(decideLe)).sort((a, b) => b - a)[0];
  const identityVerifiedAt = accepted.length === needed.length && last ? new Date(last) : null;
  await tx.user.update({ where: { id: userId }, data: { identityVerifiedAt }, select: { id: true } });
}

/**
 * What documents proved was changed: those of these kinds count no more, whether they wait or are accepted, and with what the
 * tick stands for the tick goes. Answers whether anything did. The caller's transaction wrote the change first.
 */
export async function voidPapiers(tx: Db, userId: string, genres: readonly PapierGenre[]): Promise<boolean> {
  const account = await lockAccount(tx, userId);
  if (!account) return false;
  const { count } = await tx.papier.updateMany({
    where: { userId, genre: { in: [...genres] }, etat: { in: ['en_attente', 'accepte'] } },
    data: { etat: 'retire' },
  });
  if (!genresOfTick(account.userType).some((genre) => genres.includes(genre))) return count > 0;
  const ticked = await tx.user.updateMany({
    where: { id: userId, identityVerifiedAt: { not: null } },
    data: { identityVerifiedAt: null },
  });
  return count + ticked.count > 0;
}
