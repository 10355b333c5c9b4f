import 'server-only';
import { plainTransaction, type RawDb, rowsOf } from '@/lib/core/db';
import { log } from '@/lib/core/log/log';
import { paymentPath } from '../labels';
import { type LockedPayment, lockPayment, movePayment } from './move';
import { tellOperators } from './operators';
import { currentProvider, providerOf } from './provider';
import { tellPayment } from './tell';

/**
 * Asks the provider about a bank's contestation of a charge. As long as it is open nothing of the payment is sent to anybody. When
 * it is lost the money is who paid's again: what is held is refunded at once, what was sent is taken back first, in the background
 * (`takeSentBack`), and what is disputed waits for its end. Operators are told of each turn, once, and the two people when what was
 * held is refunded. What is told again changes nothing, and what is not a charge of ours neither.
 */
export async function followOpposition(ref: string): Promise<boolean> {
  const provider = currentProvider();
  const ask = provider && providerOf(provider).opposition?.read;
  if (!ask) return false;
  const { debit, etat } = await ask(ref);
  const [of] = await rowsOf<{ id: string }>`SELECT id FROM payments WHERE provider_ref = ${debit}`;
  if (!of) return false;
  await plainTransaction(async (tx) => {
    const payment = await lockPayment(tx, of.id);
    if (!payment) return;
    // What another contestation won gives nothing of this one back.
    if (etat === 'gagnee' && payment.perdue !== null && payment.perdue !== ref) return;
    const turn = etat === 'gagnee' ? await thaw(tx, of.id, ref) : etat;
    // What a bank has decided is worked off, and frozen no more: whatever is told of it again would freeze it for good.
    if (etat !== 'gagnee' && payment.perdue === null) await freeze(tx, of.id, ref);
    const refunded = etat === 'perdue' && payment.perdue === null && (await lose(tx, payment, ref));
    await tx.$executeRaw`SELECT touch_conversation(${payment.conversationId}::uuid)`;
    await tellOperators(tx, `opposition:${ref}:${turn === 'encore' ? etat : turn}`, {
      sujet: 'conteste',
      paiement: paymentPath(of.id),
      suite: turn,
    });
    if (!refunded) return;
    await tellPayment(tx, 'paiement_rembourse', payment);
    await tellPayment(tx, 'paiement_repris', payment);
  });
  log.error({ payment: of.id, opposition: ref, etat }, 'a bank contests a charge');
  return true;
}

/** Answers whether it was held, and is refunded now. */
async function lose(tx: RawDb, payment: LockedPayment, ref: string): Promise<boolean> {
  await tx.$executeRaw`
    UPDATE payments SET opposition_perdue = ${ref}, solde_le = NULL, envoi_apres = now() WHERE id = ${payment.id}::uuid`;
  if (payment.state !== 'held') return false;
  return (await movePayment(tx, payment, 'perdre', { par: 'prestataire' })) !== null;
}

/** Nothing of it is sent as long as a contestation is open: each is named, for there may be several, one after another or at once. */
async function freeze(tx: RawDb, id: string, ref: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE payments SET gele_le = coalesce(gele_le, now()), gele_par = gele_par || ${ref}::text
    WHERE id = ${id}::uuid AND ${ref} <> ALL (gele_par)`;
}

/**
 * It goes on, as if nothing had been lost, unless another contestation freezes it. Not what stands in the books as given by the
 * bank: who has it now only a person can tell. Answers which of these it is.
 */
async function thaw(tx: RawDb, id: string, ref: string): Promise<'gagnee' | 'encore' | 'revenue'> {
  const [thawed] = await tx.$queryRaw<{ gele: boolean }[]>`
    UPDATE payments p SET gele_par = array_remove(p.gele_par, ${ref}), opposition_perdue = NULL,
      gele_le = CASE WHEN cardinality(array_remove(p.gele_par, ${ref})) > 0 THEN p.gele_le END
    WHERE p.id = ${id}::uuid AND NOT EXISTS (
      SELECT FROM payment_calls c WHERE c.payment_id = p.id AND c.genre = 'remboursement' AND c.etat = 'fait' AND c.ref = ${ref})
    RETURNING p.gele_le IS NOT NULL AS gele`;
  if (!thawed) return 'revenue';
  return thawed.gele ? 'encore' : 'gagnee';
}
