import 'server-only';
import { type Db, db, Prisma, rowsOf } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { AppError, notFound } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { expireDemande, followAgreement, lockDemande } from '@/lib/demandes/commands';
import { refus } from '@/lib/langues/refus/reservations';
import { expireTransportPages } from '@/lib/transports/commands/expire';
import { lockLoads } from '@/lib/transports/commands/lock';
import { getReservation, type ReservationView } from '../queries';
import {
  AGREED,
  CANCELLATION_HOURS,
  holdsWeight,
  isCancellable,
  RESERVATION_LIFE,
  type ReservationAction,
  type ReservationPar,
} from '../rules';
import type { EtatRemise, ReservationAnswer, StatutReservation } from '../schema';
import { change } from './change';
import { readTold, tellReservations } from './tell';

/**
 * The carrier's answer to a pending request, with an optional comment. When it is confirmed, the need it is for is agreed
 * on and under way.
 * Throws `not_found` when it is not for the actor's trip, `conflict` when it was answered, cancelled or lapsed meanwhile.
 */
export function answerReservation(
  actor: Actor,
  id: string,
  answer: ReservationAnswer,
): Promise<ReservationView> {
  const action = answer.status === 'confirmee' ? 'confirmer' : 'refuser';
  return move(actor, id, action, answer.commentaire || null);
}

/**
 * A cancellation: the requester's, when the cancellation policy allows it at this time, or the carrier's of what they had
 * confirmed. The need it was for waits again when nothing else is agreed on for it, unless its owner had moved it.
 * Throws `not_found` when the actor is neither, `conflict` when it is not alive any more, the time is not right or the parcel
 * was handed over.
 */
export async function cancelReservation(actor: Actor, id: string): Promise<ReservationView> {
  const [mine] = await rowsOf<{ mine: boolean }>`
    SELECT user_id = ${actor.id}::uuid AS mine FROM reservations WHERE id = ${id}::uuid`;
  return move(actor, id, mine && !mine.mine ? 'desister' : 'annuler', null);
}

type Moving = {
  /** Nothing when the trip was deleted, which it can only be once this is over. */
  transportId: string | null;
  requesterId: string;
  carrierId: string | null;
  demandeId: string | null;
  status: StatutReservation;
  dateDepart: Date;
};

async function move(
  actor: Actor,
  id: string,
  action: ReservationAction,
  commentaire: string | null,
): Promise<ReservationView> {
  const { by, to } = RESERVATION_LIFE[action];
  const { transportId, carrierId, demande } = await db.$transaction(async (tx) => {
    const found = await find(tx, actor, id, by);
    // Trip, stops, need, then reservations, like everything that touches them: nothing waits in a circle.
    if (!holdsWeight(to) && found.transportId !== null) await lockLoads(tx, found.transportId);
    const demande = found.demandeId === null ? null : await lockDemande(tx, found.demandeId);
    // Read again: the departure stays where it is only now that no edit can move it.
    if (action === 'annuler') refuseWrongTime(await find(tx, actor, id, by));
    const changed = await change(tx, action, Prisma.sql`id = ${id}::uuid`, commentaire);
    if (changed.length === 0) throw await tooLate(tx, id);
    // Whom the carrier let down is read first again.
    const onTop = action === 'desister';
    const moved =
      demande !== null && (await followAgreement(tx, demande, await isAgreedOn(tx, demande.id), { onTop }));
    await tellReservations(tx, action, await readTold(tx, changed));
    return { ...found, demande: moved ? demande : null };
  });
  if (demande) expireDemande(demande);
  if (!holdsWeight(to) && transportId && carrierId) expireTransportPages(carrierId, transportId);
  return getReservation(actor, id);
}

async function find(tx: Db, actor: Actor, id: string, by: ReservationPar): Promise<Moving> {
  const [row] = await tx.$queryRaw<Moving[]>`
    SELECT r.transport_id AS "transportId", r.user_id AS "requesterId", t.user_id AS "carrierId", r.demande_id AS "demandeId",
           r.status::text AS status, r.date_depart AS "dateDepart"
    FROM reservations r LEFT JOIN transports t ON t.id = r.transport_id WHERE r.id = ${id}::uuid`;
  const party = by === 'transporteur' ? row?.carrierId : row?.requesterId;
  if (!row || party !== actor.id) throw notFound(refus('introuvable'));
  return row;
}

function refuseWrongTime(reservation: Moving): void {
  const policy = env().CANCELLATION_POLICY;
  if (!holdsWeight(reservation.status) || isCancellable(reservation.dateDepart, new Date(), policy)) return;
  throw new AppError('conflict', refus('annulableQuand', { regle: policy, heures: CANCELLATION_HOURS }));
}

async function tooLate(tx: Db, id: string): Promise<AppError> {
  const [now] = await tx.$queryRaw<{ status: StatutReservation; remise: EtatRemise }[]>`
    SELECT status::text AS status, remise::text AS remise FROM reservations WHERE id = ${id}::uuid`;
  if (now && now.remise !== 'attendue') {
    return new AppError('conflict', refus('colisRemis'));
  }
  if (now?.status === 'en_attente') {
    return new AppError('conflict', refus('attendVotreReponse'));
  }
  return new AppError('conflict', refus('deja', { statut: now?.status ?? 'supprimee' }));
}

/** Whether a need is agreed on. It is locked, so what says so is all here: another kind of agreement is to be asked for too. */
async function isAgreedOn(tx: Db, demandeId: string): Promise<boolean> {
  return (await tx.reservation.count({ where: { demandeId, status: AGREED }, take: 1 })) > 0;
}
