import 'server-only';
import { newId, plainTransaction, rowsOf } from '@/lib/core/db';
import { AppError, forbidden, notFound } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { PAYMENT_MISSING } from '../labels';
import { getPayment, type PaymentDetailView } from '../queries';
import type { TestChoice } from '../schema';
import { type LockedPayment, lockPayment, movePayment } from './move';
import { type Call, providerOf } from './provider';
import { tellPayment } from './tell';
import { chooseAtTestDoor } from './test-provider';

/**
 * Opens the provider's door for who pays, and answers where it stands. One door is open at a time: whoever asks again, or
 * many times at once, is sent to the same. Throws `not_found` for others, `forbidden` for who asked, `conflict` when the
 * payment does not wait any more, `unavailable` when its provider is not there.
 */
export async function payPayment(actor: Actor, id: string): Promise<{ paymentUrl: string }> {
  const { provider, ...call } = await plainTransaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    requirePayer(actor, payment);
    if (payment.state !== 'pending' || payment.echu) {
      throw new AppError('conflict', 'Ce paiement n’est plus attendu.');
    }
    providerOf(payment.provider);
    // The payment's row is held, so there is one at most.
    const [row] = await tx.$queryRaw<Call[]>`
      WITH waiting AS (
        SELECT id, payment_id, centimes FROM payment_calls
        WHERE payment_id = ${id}::uuid AND genre = 'encaissement' AND etat = 'demande'
      ), made AS (
        INSERT INTO payment_calls (id, payment_id, genre, centimes)
        SELECT ${newId()}::uuid, ${id}::uuid, 'encaissement', ${payment.amountCentimes}
        WHERE NOT EXISTS (SELECT FROM waiting) RETURNING id, payment_id, centimes
      )
      SELECT id, payment_id AS "paymentId", centimes FROM waiting UNION ALL SELECT id, payment_id, centimes FROM made`;
    if (!row) throw new AppError('internal', 'Le paiement n’a pas été ouvert.');
    return { ...row, provider: payment.provider };
  });
  const { ref, url } = await providerOf(provider).open(call);
  await rowsOf`UPDATE payment_calls SET ref = ${ref} WHERE id = ${call.id}::uuid AND ref IS NULL`;
  return { paymentUrl: url };
}

/**
 * What who pays chose at the test provider's door, which then tells us as any provider would. A payment that lapsed meanwhile
 * is given back. Throws `not_found` for others, for what is no test and where no door was opened.
 */
export async function answerTest(
  actor: Actor,
  id: string,
  { resultat }: TestChoice,
): Promise<PaymentDetailView> {
  const payment = await plainTransaction((tx) => lockPayment(tx, id));
  requirePayer(actor, payment);
  providerOf(payment.provider);
  const [door] = await rowsOf<{ ref: string }>`
    SELECT ref FROM payment_calls WHERE payment_id = ${id}::uuid AND genre = 'encaissement' AND ref IS NOT NULL
    ORDER BY id DESC LIMIT 1`;
  if (!door || payment.provider !== 'test') throw notFound(PAYMENT_MISSING);
  await chooseAtTestDoor(door.ref, resultat);
  await settleCharge(door.ref);
  return getPayment(actor, id);
}

/**
 * Asks the provider what became of a charge and moves its payment accordingly: held, failed, or given back when nothing
 * waited for it any more. What was told before changes nothing, whoever asks and how many at once. Answers whether it did.
 */
export async function settleCharge(ref: string): Promise<boolean> {
  const [call] = await rowsOf<{ id: string; paymentId: string; provider: string }>`
    SELECT c.id, c.payment_id AS "paymentId", p.provider FROM payment_calls c JOIN payments p ON p.id = c.payment_id
    WHERE c.ref = ${ref} AND c.genre = 'encaissement' AND c.etat = 'demande'`;
  if (!call) return false;
  const { etat, centimes } = await providerOf(call.provider).read(ref);
  if (etat === 'ouvert') return false;
  return plainTransaction(async (tx) => {
    const payment = await lockPayment(tx, call.paymentId);
    const done = await tx.$executeRaw`
      UPDATE payment_calls SET etat = ${etat === 'paye' ? 'fait' : 'echoue'}::appel_etat
      WHERE id = ${call.id}::uuid AND etat = 'demande'`;
    if (!payment || done === 0) return false;
    if (etat === 'paye' && centimes !== payment.amountCentimes) {
      throw new Error(`a charge of ${centimes} for ${payment.amountCentimes}`);
    }
    const action = etat === 'paye' ? 'encaisser' : 'echouer';
    const to = await movePayment(tx, payment, action, { par: 'prestataire' });
    if (to === 'held') await tellPayment(tx, 'paiement_recu', payment);
    if (to === 'refunded') await tellPayment(tx, 'paiement_rembourse', payment);
    return to !== null;
  });
}

function requirePayer(actor: Actor, payment: LockedPayment | null): asserts payment is LockedPayment {
  if (!payment || ![payment.senderId, payment.recipientId].includes(actor.id)) {
    throw notFound(PAYMENT_MISSING);
  }
  if (payment.recipientId !== actor.id) {
    throw forbidden('Seule la personne à qui ce paiement est demandé peut le faire.');
  }
}
