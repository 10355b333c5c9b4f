import 'server-only';
import type { RawDb } from '@/lib/core/db';
import { AppError, notFound } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus } from '@/lib/langues/refus/remises';
import { refus as refusDeReservation } from '@/lib/langues/refus/reservations';
import type { Said } from '@/lib/langues/words';
import { type LockedPayment, lockPayment } from '@/lib/payments/commands/move';
import type { EtatRemise, StatutReservation } from '@/lib/reservations/schema';
import { type RemiseAction, type RemisePar, releaseAt, stepFrom } from '../rules';

/** A reservation whose parcel this transaction holds, with what its steps depend on. `now` is the database's. */
export type HeldRemise = {
  id: string;
  carrierId: string;
  requesterId: string;
  status: StatutReservation;
  remise: EtatRemise;
  /** Before when nobody can have been shown a code; and when it was cancelled. */
  depuis: Date;
  annuleeLe: Date | null;
  parti: boolean;
  livreeLe: Date | null;
  declareeLe: Date | null;
  now: Date;
};

/**
 * Takes a parcel's turn, in everybody's order: its trip stays, then its reservation. Throws `not_found` when there is none.
 */
export async function holdRemise(tx: RawDb, id: string): Promise<HeldRemise> {
  await tx.$queryRaw`
    SELECT 1 FROM transports WHERE id = (SELECT transport_id FROM reservations WHERE id = ${id}::uuid) FOR KEY SHARE`;
  await tx.$queryRaw`SELECT 1 FROM reservations WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  // Read after the lock: what else hangs on the reservation is as it is now.
  const [row] = await tx.$queryRaw<HeldRemise[]>`
    SELECT r.id, t.user_id AS "carrierId", r.user_id AS "requesterId", r.status::text AS status, r.remise::text AS remise,
      CASE r.status WHEN 'confirmee' THEN coalesce(r.statut_le, r.created_at) ELSE r.created_at END AS depuis,
      CASE r.status WHEN 'annulee' THEN r.statut_le END AS "annuleeLe", r.date_depart <= now() AS parti, clock_timestamp() AS now,
      (SELECT faite_le FROM remises WHERE reservation_id = r.id AND genre = 'livraison') AS "livreeLe",
      (SELECT created_at FROM remise_declarations WHERE reservation_id = r.id) AS "declareeLe"
    FROM reservations r JOIN transports t ON t.id = r.transport_id WHERE r.id = ${id}::uuid`;
  if (!row) throw notFound(refusDeReservation('introuvable'));
  return row;
}

/** Which of its two people the actor is. Throws `not_found` for anybody else. */
export function partyOf(
  actor: Actor,
  { carrierId, requesterId }: Pick<HeldRemise, 'carrierId' | 'requesterId'>,
): 'transporteur' | 'demandeur' {
  if (actor.id === carrierId) return 'transporteur';
  if (actor.id === requesterId) return 'demandeur';
  throw notFound(refusDeReservation('introuvable'));
}

/** The payments of a reservation in one of two states, each held, by id like everybody who locks several. */
export async function holdMoney(
  tx: RawDb,
  { id }: Pick<HeldRemise, 'id'>,
  state: 'held' | 'disputed',
): Promise<LockedPayment[]> {
  const ids = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM payments WHERE reservation_id = ${id}::uuid AND state IN ('held', 'disputed') ORDER BY id`;
  const held: LockedPayment[] = [];
  for (const payment of ids) {
    const locked = await lockPayment(tx, payment.id);
    if (locked?.state === state) held.push(locked);
  }
  return held;
}

type Known = { conserve?: boolean; differe?: boolean };

/**
 * Where one step with a held parcel leads. Throws `conflict` when it is not to be taken: the reservation is not confirmed, or
 * its parcel is elsewhere.
 */
export function stepOf(
  held: HeldRemise,
  action: RemiseAction,
  by: RemisePar,
  { conserve = false, differe = false }: Known = {},
): EtatRemise {
  if (held.status !== 'confirmee') {
    throw new AppError('conflict', refus('pasConfirmee', { statut: held.status }));
  }
  const end = releaseAt(held);
  const facts = { parti: held.parti, conserve, echu: end !== null && +end <= +held.now, differe };
  const to = stepFrom(held.remise, action, by, facts);
  if (to === null) throw new AppError('conflict', impossible(action, held.remise, facts));
  return to;
}

/** What is said when something cannot be done with a parcel as it is. */
function impossible(
  action: RemiseAction,
  etat: EtatRemise,
  { parti, conserve }: { parti: boolean; conserve: boolean },
): Said {
  const money = action === 'declarer' || action === 'contester' || action === 'liberer';
  if (money && !conserve) return refus('rienDeConserve');
  if (money && action !== 'liberer' && etat === 'attendue' && !parti) return refus('pasEncoreParti');
  return refus('pasPossible', { etat });
}

/** Takes it. Throws as `stepOf` does. */
export async function stepRemise(
  tx: RawDb,
  held: HeldRemise,
  action: RemiseAction,
  by: RemisePar,
  known?: Known,
): Promise<void> {
  const to = stepOf(held, action, by, known);
  if (to === held.remise) return;
  await tx.$executeRaw`
    UPDATE reservations SET remise = ${to}::etat_remise, updated_at = now() WHERE id = ${held.id}::uuid`;
}
