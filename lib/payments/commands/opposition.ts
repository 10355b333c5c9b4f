import 'server-only';
import { plainTransaction, rowsOf } from '@/lib/core/db';
import { log } from '@/lib/core/log';
import { paymentPath } from '../labels';
import { lockPayment, movePayment } from './move';
import { tellOperators } from './operators';
import { currentProvider, type Opposition, providerOf } from './provider';

const SAID: Record<Opposition['etat'], string> = {
  ouverte:
    'Elle est gelée\u202f: rien n’en part avant la réponse de la banque. Répondez-lui chez le prestataire.',
  gagnee: 'La banque vous donne raison\u202f: la somme n’est plus gelée.',
  perdue:
    'La banque a rendu la somme à qui a payé. Ce qui a été versé est repris, et le paiement est remboursé\u202f; un désaccord ouvert se règle d’abord.',
};

/**
 * Asks the provider about a bank's contestation of a charge. As long as it is open nothing of the payment is sent to anybody. When
 * it is lost the money is who paid's again: what is held is refunded at once, what was sent is taken back first, in the background
 * (`takeSentBack`), and what is disputed waits for its end. Operators are told of each turn, once. What is not a charge of ours changes nothing.
 */
export async function followOpposition(ref: string): Promise<boolean> {
  const provider = currentProvider();
  const ask = provider && providerOf(provider).opposition;
  if (!ask) return false;
  const { debit, etat } = await ask(ref);
  const [of] = await rowsOf<{ id: string }>`SELECT id FROM payments WHERE provider_ref = ${debit}`;
  if (!of) return false;
  await plainTransaction(async (tx) => {
    const payment = await lockPayment(tx, of.id);
    if (!payment) return;
    if (etat === 'gagnee') await tx.$executeRaw`UPDATE payments SET gele_le = NULL WHERE id = ${of.id}::uuid`;
    else
      await tx.$executeRaw`UPDATE payments SET gele_le = now() WHERE id = ${of.id}::uuid AND gele_le IS NULL`;
    if (etat === 'perdue' && payment.perdue === null) {
      await tx.$executeRaw`
        UPDATE payments SET opposition_perdue = ${ref}, solde_le = NULL, envoi_apres = now() WHERE id = ${of.id}::uuid`;
      if (payment.state === 'held') await movePayment(tx, payment, 'perdre', { par: 'prestataire' });
    }
    await tx.$executeRaw`SELECT touch_conversation(${payment.conversationId}::uuid)`;
    await tellOperators(tx, {
      cle: `opposition:${ref}:${etat}`,
      titre: 'Une banque conteste un paiement',
      texte: `Le paiement ${paymentPath(of.id)} est contesté par la banque de qui a payé. ${SAID[etat]}`,
    });
  });
  log.error({ payment: of.id, opposition: ref, etat }, 'a bank contests a charge');
  return true;
}
