import 'server-only';
import { newId, type RawDb } from '@/lib/core/db';
import { type Ecriture, remboursement, versement } from '../rules/ledger';
import type { Call, Sent } from './provider';

/**
 * Writes entries of one payment in the books, each once: what stands already is left. Throws when one stands with other
 * lines, and, when the transaction commits, for one that does not balance or would pay something twice.
 */
export async function postEntries(
  tx: Pick<RawDb, '$queryRaw'>,
  paymentId: string,
  ecritures: readonly Ecriture[],
): Promise<void> {
  for (const { cle, genre, lignes } of ecritures) {
    await tx.$queryRaw`
      SELECT post_entry(${newId()}::uuid, ${paymentId}::uuid, ${cle}, ${genre}::ecriture_genre, ${JSON.stringify(lignes)}::jsonb)`;
  }
}

const SENT = { remboursement, versement };

/** Writes down what a provider answered to a sending: done with its entry, or refused. The payment is held. */
export async function keepSent(tx: RawDb, call: Call, genre: keyof typeof SENT, sent: Sent): Promise<void> {
  if ('refus' in sent) {
    await tx.$executeRaw`
      UPDATE payment_calls SET etat = 'echoue' WHERE id = ${call.id}::uuid AND etat = 'demande'`;
    return;
  }
  await tx.$executeRaw`
    UPDATE payment_calls SET etat = 'fait', ref = ${sent.ref} WHERE id = ${call.id}::uuid AND etat = 'demande'`;
  await postEntries(tx, call.paymentId, [SENT[genre](call.id, call.centimes)]);
}
