import 'server-only';
import { type Db, db } from '@/lib/core/db';
import { AppError, isLostRace } from '@/lib/core/errors';
import { imageFile } from '@/lib/core/images/rules';
import { forgetJobs } from '@/lib/core/jobs/forget';
import { log } from '@/lib/core/log/log';
import { logSecurity } from '@/lib/core/log/security';
import { forgetSent } from '@/lib/core/post/sent-files';
import type { Actor } from '@/lib/core/sessions/actor';
import { storageNamed } from '@/lib/core/storage/storage';
import { refus } from '@/lib/langues/refus/donnees';
import { expireTransport } from '@/lib/transports/commands/expire';
import { expirePagesOf, expirePersonPages } from '@/lib/users/commands/expire';
import { prove } from '@/lib/users/commands/safety/proof';
import { attenteDe } from '../queries/attente';
import type { DeleteAccountInput } from '../schema';
import { endConversations, erase } from './effacer';
import { removeDownload } from './fichier';
import { anonymousRecus } from './recus';
import { type Connu, lockPerson } from './verrous';

/**
 * Deletes the actor's account for good (docs/rules.md). Throws `invalid` on `confirmation` and `password`, `rate_limited`,
 * `proof_required` for the second factor, and `conflict` while something of theirs runs.
 */
export async function deleteAccount(actor: Actor, { password }: DeleteAccountInput): Promise<null> {
  await prove(actor, { password });
  if (!(await endAccount(actor.id, 'owner'))) throw new AppError('conflict', refus('enCours'));
  return null;
}

type Cause = 'owner' | 'inactive';

/**
 * Ends an account: what is personal goes from every table, from the pictures and from the files, and what others need stays without
 * it. Answers false, and changes nothing, while something of its person's runs or when it has ended already.
 */
export async function endAccount(userId: string, cause: Cause): Promise<boolean> {
  const ended = await again(() => endWithin(userId, cause));
  if (!ended) return false;
  const { known, shown } = ended;
  logSecurity('accountEnded', { userId, cause });
  for (const { id } of shown.transports) expireTransport(userId, id);
  expirePagesOf(userId, shown);
  expirePersonPages(...[userId, ...shown.reviewed].map((id) => ({ id })));
  // Nothing names the person any more: what stays of files for now is an operator's to see, not theirs.
  const steps = [
    ...ended.downloads.map((id) => () => removeDownload(id)),
    () => removeImages(userId),
    () => forgetSent([...wordsOf(known), ...ended.mails]),
  ];
  for (const step of steps)
    await step().catch((error) => log.error({ userId, err: error }, 'files of an ended account stay'));
  return true;
}

/** A deadlock undoes all of it; whoever it was with has gone on. */
async function again<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1 || !isLostRace(error)) throw error;
    return again(work, tries - 1);
  }
}

/** The account's end in the database. Null when nothing is changed. */
function endWithin(userId: string, cause: Cause) {
  return db.$transaction(
    async (tx) => {
      const known = await lockPerson(tx, userId);
      if (!known || known.deletedAt) return null;
      if (cause === 'inactive' && !(await rests(tx, userId))) return null;
      if ((await attenteDe(userId, tx)).length > 0) return null;
      const shown = await shownOf(tx, userId);
      const downloads = await forgetWork(tx, userId);
      const mails = await mailsAbout(tx, userId);
      await anonymousRecus(tx, userId);
      await erase(tx, userId);
      await endConversations(tx, userId);
      await tx.$executeRaw`
        SELECT touch_conversation(c.id) FROM (
          SELECT conversation_id AS id FROM conversation_participants WHERE user_id = ${userId}::uuid ORDER BY 1) c`;
      return { known, shown, downloads, mails };
    },
    { timeout: 120_000, maxWait: 10_000 },
  );
}

/** Nobody used it since its owner was told. */
async function rests(tx: Db, userId: string): Promise<boolean> {
  return (await tx.accountUse.count({ where: { userId, warnedAt: { not: null } } })) === 1;
}

/** Whose kept pages name the person or show what is theirs. */
async function shownOf(tx: Db, userId: string) {
  const of = { where: { userId }, select: { id: true } };
  const reviews = await tx.review.findMany({ where: { reviewerId: userId }, select: { userId: true } });
  return {
    transports: await tx.transport.findMany(of),
    demandes: await tx.demande.findMany(of),
    produits: await tx.produit.findMany(of),
    reviewed: reviews.map((review) => review.userId),
  };
}

/** Work that waits about the person goes with what it is about. Answers the ids of their downloads. */
async function forgetWork(tx: Db, userId: string): Promise<string[]> {
  const of = { where: { userId }, select: { id: true } };
  const downloads = (await tx.telechargement.findMany(of)).map(({ id }) => id);
  const others = [...(await tx.notification.findMany(of)), ...(await tx.supportMessage.findMany(of))];
  await forgetJobs(tx, [...downloads, ...others.map(({ id }) => id)]);
  return downloads;
}

/** By what the mails are known that told others of the person: most name them by their first name only. */
async function mailsAbout(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM notifications WHERE user_id IN (SELECT user_id FROM conversation_participants WHERE other_id = ${userId}::uuid)
      AND facts->>'personneId' = ${userId} AND mail_sent_at IS NOT NULL`;
  return rows.map(({ id }) => `notification-${id}`);
}

/** Files, then rows: what cannot be removed now is left to the sweep. */
async function removeImages(ownerId: string): Promise<void> {
  const rows = await db.image.findMany({
    where: { ownerId },
    select: { id: true, key: true, widths: true, storage: true },
  });
  for (const { id, key, widths, storage } of rows) {
    const place = storageNamed(storage);
    if (!place) continue;
    await place.remove(widths.map((width) => imageFile(key, width)));
    await db.image.deleteMany({ where: { id } });
  }
}

const wordsOf = ({ email, firstName, lastName, ...known }: Connu): string[] =>
  [
    email,
    `${firstName} ${lastName}`,
    known.phoneNumber,
    known.companyName,
    known.contactEmail,
    known.address,
  ].filter((word) => word !== null);
