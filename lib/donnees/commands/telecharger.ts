import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { db, newId, type Prisma, rowsOf } from '@/lib/core/db';
import { found, notFound } from '@/lib/core/errors';
import { enqueue } from '@/lib/core/jobs/boss';
import type { Letter } from '@/lib/core/letter/letter';
import { wordsIn } from '@/lib/core/letter/words';
import { countAgainst } from '@/lib/core/limits/rate-limit';
import { logSecurity } from '@/lib/core/log/security';
import { siteOrigin } from '@/lib/core/origin';
import { langueOfReader } from '@/lib/core/post/langue';
import { sendLetter } from '@/lib/core/post/mail';
import type { Actor } from '@/lib/core/sessions/actor';
import type { Langue } from '@/lib/langues/langue.mjs';
import { donnees } from '@/lib/langues/lettres/donnees';
import { refus } from '@/lib/langues/refus/donnees';
import { prove } from '@/lib/users/commands/safety/proof';
import { LINK_HOURS } from '../rules/periodes';
import type { AskedDownload, PasswordInput } from '../schema';
import { writeArchive } from './archive';
import { downloadFile, removeDownload } from './fichier';

/** Past either, the file is made in the background: nobody waits for it in front of a page. */
const LARGE = { bytes: 20_000_000, messages: 5_000 };

const newToken = () => randomBytes(32).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const validUntil = () => new Date(Date.now() + LINK_HOURS * 3_600_000);

/**
 * Makes the actor's data ready: at once, with the path to fetch them from, or in the background when they are large, with a link by
 * mail. Throws `invalid` on `password`, `proof_required` for the second factor, `rate_limited`.
 */
export async function askDownload(actor: Actor, { password }: PasswordInput): Promise<AskedDownload> {
  await prove(actor, { password });
  await countAgainst('dataAccount', actor.id);
  const [size] = await rowsOf<{ large: boolean; language: string }>`
    SELECT (SELECT language FROM users WHERE id = ${actor.id}::uuid) AS language,
      coalesce((SELECT sum(bytes) FROM images WHERE owner_id = ${actor.id}::uuid), 0) > ${LARGE.bytes}::int
      OR (SELECT count(*) FROM (SELECT FROM messages m JOIN conversation_participants p USING (conversation_id)
        WHERE p.user_id = ${actor.id}::uuid LIMIT ${LARGE.messages + 1}::int) few) > ${LARGE.messages}::int AS large`;
  const [id, token, enFichier] = [newId(), newToken(), size?.large === true];
  const data = { id, userId: actor.id, tokenHash: hashOf(token), enFichier, expiresAt: validUntil() };
  await db.$transaction(async (tx) => {
    await tx.telechargement.create({ data, select: { id: true } });
    if (enFichier) await enqueue(tx, 'donnees', [{ id }]);
  });
  logSecurity('dataAsked', { userId: actor.id, sessionId: actor.sessionId });
  if (enFichier) return { lien: null };
  await writeArchive(id, actor.id, langueOfReader(size?.language ?? ''));
  if (!(await isKept(id, { pretLe: new Date() }))) throw notFound(refus('lienPerime'));
  return { lien: `/api/users/me/donnees/${token}` };
}

/** Makes a large download and tells its owner by mail. Safe to be done twice: the newest link is the one that is good. */
export async function makeDownload(id: string): Promise<void> {
  const asked = await db.telechargement.findUnique({
    where: { id },
    select: {
      userId: true,
      pretLe: true,
      user: { select: { email: true, deletedAt: true, language: true } },
    },
  });
  if (!asked || asked.pretLe || asked.user.deletedAt) return;
  await writeArchive(id, asked.userId, langueOfReader(asked.user.language));
  const token = newToken();
  if (!(await isKept(id, { tokenHash: hashOf(token), expiresAt: validUntil() }))) return;
  await sendLetter(letterOf(token, langueOfReader(asked.user.language)), { to: asked.user.email });
  await isKept(id, { pretLe: new Date() });
}

/** Writes down what is new of a download whose file stands. False when its account has ended meanwhile: the file goes too. */
async function isKept(id: string, data: Prisma.TelechargementUpdateManyMutationInput): Promise<boolean> {
  const { count } = await db.telechargement.updateMany({ where: { id }, data });
  if (count === 0) await removeDownload(id);
  return count > 0;
}

function letterOf(token: string, langue: Langue): Letter {
  const say = wordsIn(donnees, langue);
  return {
    langue,
    subject: say('pretes'),
    paragraphs: [say('pretesTexte')],
    button: { label: say('pretesBouton'), href: `${siteOrigin()}/telechargement/${token}` },
    after: [say('pretesDuree', { n: LINK_HOURS }), say('pretesSinon')],
  };
}

/** The bytes of the actor's own download. Throws `not_found` for an unknown, somebody else's, unready or old one. */
export async function openDownload(actor: Actor, token: string): Promise<ReadableStream<Uint8Array>> {
  const file = downloadFile((await ownDownload(actor, token)).id);
  found(await stat(file).catch(() => null), refus('lienPerime'));
  return Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
}

/** Which of the actor's downloads a link is for. Throws as `openDownload` does. */
export async function ownDownload(actor: Actor, token: string): Promise<{ id: string }> {
  const where = {
    tokenHash: hashOf(token),
    userId: actor.id,
    pretLe: { not: null },
    expiresAt: { gt: new Date() },
  };
  return found(await db.telechargement.findFirst({ where, select: { id: true } }), refus('lienPerime'));
}
