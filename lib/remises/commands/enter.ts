import 'server-only';
import { plainTransaction, type RawDb } from '@/lib/core/db';
import { AppError, forbidden, invalidField } from '@/lib/core/errors';
import { ownImageId } from '@/lib/core/images/view';
import { waitingOf } from '@/lib/core/limits/waiting.mjs';
import { logSecurity } from '@/lib/core/log/security';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus } from '@/lib/langues/refus/remises';
import { codeHash, codeOf, isCode } from '../queries/codes';
import { getRemise, type RemiseView } from '../queries/remise';
import { afterWrong, type Door, deviceTime, givenBefore, isClosed, MOST_TRIES } from '../rules';
import type { CodeEntered, RemiseGenre } from '../schema';
import { type HeldRemise, holdRemise, partyOf, stepRemise } from './hold';
import { type Bell, tellRemise } from './tell';

type Handover = Door & { codeHash: string; version: number; faiteLe: Date | null };
type Verdict = { right: true } | { right: false; error: AppError; closed: boolean };

/**
 * The carrier enters the code that they were shown: the parcel is collected or delivered, once, whatever number of times and
 * however late it is sent. What was given before a cancellation or an end, and is told after it, is written down and told to
 * both; it takes nothing back (docs/decisions/032). Throws `not_found` for others, `forbidden` for the sender, `invalid` on `code` for a wrong one,
 * `rate_limited` after five of them, `conflict` when the parcel is elsewhere.
 */
export async function enterCode(actor: Actor, id: string, input: CodeEntered): Promise<RemiseView> {
  const imageId = input.imagePath ? await ownImageId(actor, input.imagePath, 'imagePath') : null;
  // A wrong code is counted, so it is no failure of the transaction.
  const verdict = await plainTransaction((tx) => judge(tx, actor, id, input, imageId));
  if (!verdict.right) {
    logSecurity('codeRefused', { userId: actor.id, reservationId: id, closed: verdict.closed });
    throw verdict.error;
  }
  return getRemise(actor, id);
}

async function judge(
  tx: RawDb,
  actor: Actor,
  id: string,
  { genre, code, appareilLe, ligne }: CodeEntered,
  imageId: string | null,
): Promise<Verdict> {
  const held = await holdRemise(tx, id);
  if (partyOf(actor, held) !== 'transporteur') {
    throw forbidden(refus('transporteurEntre'));
  }
  const door = await handoverOf(tx, id, genre);
  const right = isCode(door.codeHash, id, genre, code);
  if (door.faiteLe) {
    if (right) return { right };
    throw new AppError('conflict', refus('autreCode'));
  }
  if (isClosed(door, held.now)) return { right: false, closed: true, error: closedError(door, held) };
  if (!right) {
    if (isReplaced(id, genre, door.version, code)) throw invalidField('code', refus('codeRemplace'));
    return refuse(tx, held, genre, door);
  }
  const when = deviceTime(appareilLe, { from: held.depuis, now: held.now });
  const after = held.annuleeLe && givenBefore(held.annuleeLe, when, await collectedAt(tx, id));
  const action = genre === 'collecte' ? 'collecter' : 'livrer';
  if (!after) await stepRemise(tx, held, action, 'transporteur', { differe: when !== null });
  await tx.$executeRaw`
    UPDATE remises SET faite_le = now(), appareil_le = ${when}::timestamptz, moyen = 'code', user_id = ${actor.id}::uuid,
      ligne = ${ligne ?? ''}, image_id = ${imageId}::uuid
    WHERE reservation_id = ${id}::uuid AND genre = ${genre}::remise_genre`;
  const kind = genre === 'collecte' ? 'colis_collecte' : 'colis_livre';
  const bells: Bell[] = after
    ? BOTH.map((pour) => ({ pour, kind: 'remise_avant_annulation', cle: genre, more: { genre } }))
    : held.remise === 'close'
      ? []
      : [{ pour: 'demandeur', kind, more: {} }];
  await tellRemise(tx, id, { type: after ? 'remise_avant_annulation' : kind, by: actor.id, bells });
  return { right };
}

const BOTH = ['transporteur', 'demandeur'] as const;

/** Whether it is a code that was taken back with the link that showed it: no guess, but worth nothing any more. */
function isReplaced(id: string, genre: RemiseGenre, version: number, code: string): boolean {
  const before = Array.from({ length: Math.min(version - 1, 20) }, (_, nth) =>
    codeOf(id, genre, version - 1 - nth),
  );
  return before.includes(code);
}

async function collectedAt(tx: RawDb, id: string): Promise<Date | null> {
  const [row] = await tx.$queryRaw<{ faiteLe: Date | null }[]>`
    SELECT faite_le AS "faiteLe" FROM remises WHERE reservation_id = ${id}::uuid AND genre = 'collecte'`;
  return row?.faiteLe ?? null;
}

/** A handover's row, made when it is first needed. */
export async function handoverOf(tx: RawDb, id: string, genre: RemiseGenre): Promise<Handover> {
  const first = codeHash(id, genre, codeOf(id, genre, 1));
  await tx.$executeRaw`
    INSERT INTO remises (reservation_id, genre, code_hash) VALUES (${id}::uuid, ${genre}::remise_genre, ${first})
    ON CONFLICT DO NOTHING`;
  const [row] = await tx.$queryRaw<Handover[]>`
    SELECT code_hash AS "codeHash", version, faite_le AS "faiteLe", essais, fermetures, pause_jusqua AS "pauseJusqua"
    FROM remises WHERE reservation_id = ${id}::uuid AND genre = ${genre}::remise_genre`;
  if (!row) throw new AppError('internal', refus('pasOuverte'));
  return row;
}

async function refuse(tx: RawDb, held: HeldRemise, genre: RemiseGenre, door: Handover): Promise<Verdict> {
  const next = afterWrong(door, held.now);
  await tx.$executeRaw`
    UPDATE remises SET essais = ${next.essais}, fermetures = ${next.fermetures}, pause_jusqua = ${next.pauseJusqua}::timestamptz
    WHERE reservation_id = ${held.id}::uuid AND genre = ${genre}::remise_genre`;
  if (isClosed(next, held.now)) {
    const cle = `${genre}:${next.fermetures}`;
    await tellRemise(tx, held.id, { bells: [{ pour: 'demandeur', kind: 'codes_fermes', cle, more: {} }] });
    return { right: false, closed: true, error: closedError(next, held) };
  }
  const message = refus('codeFaux', { n: MOST_TRIES - next.essais });
  return { right: false, closed: false, error: invalidField('code', message) };
}

function closedError({ pauseJusqua }: Door, { now }: HeldRemise): AppError {
  const seconds = Math.max(1, Math.ceil((+(pauseJusqua ?? now) - +now) / 1000));
  return new AppError('rate_limited', refus('tropDeCodes', waitingOf(seconds)), undefined, seconds);
}
