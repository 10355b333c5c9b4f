import 'server-only';
import type { RawDb } from '@/lib/core/db';
import { AppError, forbidden, found, invalidField } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus as refusDeConversation } from '@/lib/langues/refus/conversations';
import { refus } from '@/lib/langues/refus/payments';
import type { PaymentAsked } from '../schema';

/** What money is asked for: the conversation's thing, and in one about a transport the confirmed reservation. */
export type Deal = {
  conversationId: string;
  recipientId: string;
  demandeId: string | null;
  transportId: string | null;
  produitId: string | null;
  reservation: { id: string; confirmeeLe: Date | null; dateDepart: Date } | null;
};

type Seat = Omit<Deal, 'reservation'>;
const THINGS = ['demandeId', 'transportId', 'produitId'] as const;

/**
 * Finds what the actor asks money for and holds it as it is: the thing stays, the reservation stays confirmed until the
 * transaction ends, and nobody blocks anybody before it. Throws `not_found` for a conversation of others, `invalid` by field
 * when what was sent is not its person, its thing or a confirmed reservation of theirs, `forbidden` when the thing is not
 * the actor's or the other person cannot be written to, `conflict` when the departure is past.
 */
export async function holdDeal(tx: RawDb, actor: Actor, input: PaymentAsked): Promise<Deal> {
  const [row] = await tx.$queryRaw<(Seat & { open: boolean })[]>`
    SELECT c.id AS "conversationId", p.other_id AS "recipientId", c.demande_id AS "demandeId",
      c.transport_id AS "transportId", c.produit_id AS "produitId",
      other.deleted_at IS NULL AND other.suspended_at IS NULL AND NOT blocked_now(p.user_id, p.other_id) AS open
    FROM conversation_participants p JOIN conversations c ON c.id = p.conversation_id JOIN users other ON other.id = p.other_id
    WHERE p.conversation_id = ${input.conversationId}::uuid AND p.user_id = ${actor.id}::uuid`;
  const { open, ...seat } = found(row, refusDeConversation('introuvable'));
  if (seat.recipientId !== input.recipientId) {
    throw invalidField('recipientId', refus('autrePersonne'));
  }
  for (const thing of THINGS) {
    if (input[thing] && input[thing] !== seat[thing]) {
      throw invalidField(thing, refus('autreAnnonce'));
    }
  }
  if (!open) throw forbidden(refusDeConversation('neRecoitPas'));
  await requireOwner(tx, actor, seat);
  return { ...seat, reservation: await holdReservation(tx, seat, input.reservationId ?? null) };
}

/** Only who owns the need or the transport that a conversation is about asks for money in it (docs/rules.md). */
async function requireOwner(tx: RawDb, actor: Actor, { demandeId, transportId }: Seat): Promise<void> {
  // In the order of everybody: trip, then need; both stay while the payment names them.
  const rows = transportId
    ? await tx.$queryRaw<{ userId: string }[]>`
        SELECT user_id AS "userId" FROM transports WHERE id = ${transportId}::uuid FOR KEY SHARE`
    : await tx.$queryRaw<{ userId: string }[]>`
        SELECT user_id AS "userId" FROM demandes WHERE id = ${demandeId}::uuid FOR KEY SHARE`;
  if (rows[0]?.userId === actor.id) return;
  throw forbidden(refus('auteurSeul'));
}

async function holdReservation(
  tx: RawDb,
  { transportId, recipientId }: Seat,
  reservationId: string | null,
): Promise<Deal['reservation']> {
  if (transportId === null) {
    if (reservationId === null) return null;
    throw invalidField('reservationId', refus('sansTrajet'));
  }
  const [row] = await tx.$queryRaw<NonNullable<Deal['reservation']>[]>`
    SELECT id, statut_le AS "confirmeeLe", date_depart AS "dateDepart" FROM reservations
    WHERE id = ${reservationId}::uuid AND transport_id = ${transportId}::uuid AND user_id = ${recipientId}::uuid
      AND status = 'confirmee' FOR SHARE`;
  if (!row) {
    throw invalidField('reservationId', refus('reservationAChoisir'));
  }
  if (+row.dateDepart <= Date.now()) throw new AppError('conflict', refus('dejaParti'));
  return row;
}
