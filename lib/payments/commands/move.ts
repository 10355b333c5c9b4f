import 'server-only';
import { newId, type RawDb } from '@/lib/core/db';
import type { PaymentAction, PaymentPar } from '../rules/life';
import { moveOf } from '../rules/move';
import type { EtatPayment } from '../schema';
import { postEntries } from './post';
import { issueRecus } from './recus';

/** A payment whose row this transaction holds. `echu`: nothing is to wait for its money any more. */
export type LockedPayment = {
  id: string;
  senderId: string;
  recipientId: string;
  conversationId: string;
  amountCentimes: number;
  tauxDixMilliemes: number;
  state: EtatPayment;
  provider: string;
  gele: boolean;
  /** What the bank calls its decision against us. */
  perdue: string | null;
  echu: boolean;
};

/** Takes a payment's turn: after the rows of its deal, before conversations. Null when there is none. */
export async function lockPayment(tx: RawDb, id: string): Promise<LockedPayment | null> {
  const [row] = await tx.$queryRaw<LockedPayment[]>`
    SELECT p.id, p.sender_id AS "senderId", p.recipient_id AS "recipientId", p.conversation_id AS "conversationId",
      p.amount_centimes AS "amountCentimes", p.taux_dix_milliemes AS "tauxDixMilliemes", p.state::text AS state, p.provider,
      p.gele_le IS NOT NULL AS gele, p.opposition_perdue AS perdue,
      p.lapses_at <= now() OR coalesce(r.status <> 'confirmee' OR r.date_depart <= now(), false) AS echu
    FROM payments p LEFT JOIN reservations r ON r.id = p.reservation_id
    WHERE p.id = ${id}::uuid FOR NO KEY UPDATE OF p`;
  return row ?? null;
}

/**
 * Takes one step of a locked payment's life, with its story, its entries and its papers, and tells the pages of its two people. Answers
 * its new state, or null when the step is not to be taken: then nothing is written.
 */
export async function movePayment(
  tx: RawDb,
  payment: LockedPayment,
  action: PaymentAction,
  by: { par: PaymentPar; userId?: string },
  facts: { rembourse?: number; echu?: boolean; rendu?: boolean } = {},
): Promise<EtatPayment | null> {
  const move = moveOf(payment, action, by.par, facts);
  if (move === null) return null;
  await tx.$executeRaw`
    WITH moved AS (
      UPDATE payments SET state = ${move.to}::etat_payment, moved_at = now()
      WHERE id = ${payment.id}::uuid AND state = ${payment.state}::etat_payment RETURNING id
    )
    INSERT INTO payment_moves (id, payment_id, action, par, user_id, avant, apres)
    SELECT ${newId()}::uuid, id, ${action}, ${by.par}::payment_par, ${by.userId ?? null}::uuid,
      ${payment.state}::etat_payment, ${move.to}::etat_payment FROM moved`;
  await postEntries(tx, payment.id, move.ecritures);
  await issueRecus(tx, payment, move.ecritures);
  await tx.$executeRaw`SELECT touch_conversation(${payment.conversationId}::uuid)`;
  return move.to;
}
