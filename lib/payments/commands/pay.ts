import 'server-only';
import { newId, plainTransaction, rowsOf } from '@/lib/core/db';
import { AppError, forbidden, notFound } from '@/lib/core/errors';
import { log } from '@/lib/core/log/log';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus } from '@/lib/langues/refus/payments';
import { requireConfirmedEmail } from '@/lib/users/queries/email';
import { getPayment, type PaymentDetailView } from '../queries';
import { ASKED_AGAIN_MINUTES } from '../rules/door';
import type { TestChoice } from '../schema';
import { type LockedPayment, lockPayment, movePayment } from './move';
import { type Call, providerOf } from './provider';
import { tellPayment } from './tell';
import { chooseAtTestDoor } from './test-provider';

/**
 * Opens the provider's door for who pays, and answers where it stands. One door is open at a time: whoever asks again, or
 * many times at once, is sent to the same. Throws `not_found` for others, `forbidden` for who asked and
 * for whose e-mail is not confirmed, `conflict` when the
 * payment does not wait any more, `unavailable` when its provider is not there or does not answer.
 */
export async function payPayment(actor: Actor, id: string): Promise<{ paymentUrl: string }> {
  // A door that has closed by itself, or will never open, gives way to another: once.
  for (let tries = 0; tries < 2; tries++) {
    const { provider, ...call } = await doorCall(actor, id);
    const door = await providerOf(provider).open(call);
    if (door === null && call.ref !== null) await settleCharge(call.ref);
    if (door === null || 'refus' in door) {
      await giveUp(call.id);
      continue;
    }
    const kept = await rowsOf`
      UPDATE payment_calls SET ref = ${door.ref}
      WHERE id = ${call.id}::uuid AND etat = 'demande' AND coalesce(ref, ${door.ref}) = ${door.ref} RETURNING id`;
    if (kept.length > 0) return { paymentUrl: door.url };
  }
  throw new AppError('conflict', refus('pasOuvrable'));
}

/** The door that waits, else a new one. One that nobody was sent to within its time gives way. */
function doorCall(actor: Actor, id: string): Promise<Call & { provider: string }> {
  return plainTransaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    requirePayer(actor, payment);
    if (payment.state !== 'pending' || payment.echu) {
      throw new AppError('conflict', refus('plusAttendu'));
    }
    await requireConfirmedEmail(actor, tx);
    providerOf(payment.provider);
    await tx.$executeRaw`
      UPDATE payment_calls SET etat = 'echoue' WHERE payment_id = ${id}::uuid AND genre = 'encaissement' AND etat = 'demande'
        AND ref IS NULL AND created_at < now() - make_interval(mins => ${ASKED_AGAIN_MINUTES})`;
    // The payment's row is held, so there is one at most.
    const [row] = await tx.$queryRaw<Call[]>`
      WITH waiting AS (
        SELECT id, payment_id, centimes, created_at, ref, true AS encore FROM payment_calls
        WHERE payment_id = ${id}::uuid AND genre = 'encaissement' AND etat = 'demande'
      ), made AS (
        INSERT INTO payment_calls (id, payment_id, genre, centimes)
        SELECT ${newId()}::uuid, ${id}::uuid, 'encaissement', ${payment.amountCentimes}
        WHERE NOT EXISTS (SELECT FROM waiting) RETURNING id, payment_id, centimes, created_at, ref, false AS encore
      )
      SELECT id, payment_id AS "paymentId", centimes, created_at AS "createdAt", ref, encore
      FROM (SELECT * FROM waiting UNION ALL SELECT * FROM made) call`;
    if (!row) throw new AppError('internal', refus('pasOuvert'));
    return { ...row, provider: payment.provider };
  });
}

/** A call that brought nothing and never will. What its provider says later is heard all the same. */
async function giveUp(callId: string): Promise<void> {
  await rowsOf`
    UPDATE payment_calls SET etat = 'echoue' WHERE id = ${callId}::uuid AND etat = 'demande' RETURNING id`;
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
  if (!door || payment.provider !== 'test') throw notFound(refus('introuvable'));
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
    WHERE c.ref = ${ref} AND c.genre = 'encaissement' AND c.etat <> 'fait'`;
  if (!call) return false;
  const { etat, centimes, debit } = await providerOf(call.provider).read(ref);
  if (etat === 'ouvert') return false;
  if (etat === 'perime') {
    await giveUp(call.id);
    return false;
  }
  return plainTransaction(async (tx) => {
    const payment = await lockPayment(tx, call.paymentId);
    // A door that was given up for closed may have been gone through all the same.
    const done = await tx.$executeRaw`
      UPDATE payment_calls SET etat = ${etat === 'paye' ? 'fait' : 'echoue'}::appel_etat
      WHERE id = ${call.id}::uuid AND (etat = 'demande' OR ${etat === 'paye'} AND etat = 'echoue')`;
    if (!payment || done === 0) return false;
    if (etat === 'paye' && centimes !== payment.amountCentimes) {
      throw new Error(`a charge of ${centimes} for ${payment.amountCentimes}`);
    }
    if (debit) {
      await tx.$executeRaw`
        UPDATE payments SET provider_ref = ${debit} WHERE id = ${payment.id}::uuid AND provider_ref IS NULL`;
    }
    const action = etat === 'paye' ? 'encaisser' : 'echouer';
    const to = await movePayment(tx, payment, action, { par: 'prestataire' });
    if (to === 'held') await tellPayment(tx, 'paiement_recu', payment);
    if (to === 'refunded') await tellPayment(tx, 'paiement_rembourse', payment);
    if (to === null && etat === 'paye')
      log.error({ payment: payment.id, charge: ref }, 'a second charge came');
    return to !== null;
  });
}

function requirePayer(actor: Actor, payment: LockedPayment | null): asserts payment is LockedPayment {
  if (!payment || ![payment.senderId, payment.recipientId].includes(actor.id)) {
    throw notFound(refus('introuvable'));
  }
  if (payment.recipientId !== actor.id) {
    throw forbidden(refus('payeurSeul'));
  }
}
