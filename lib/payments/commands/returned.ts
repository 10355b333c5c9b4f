import 'server-only';
import { plainTransaction, rowsOf } from '@/lib/core/db';
import { log } from '@/lib/core/log/log';
import { remboursementAnnule, versementAnnule } from '../rules/ledger';
import { lockPayment } from './move';
import { postEntries } from './post';
import { providerOf } from './provider';

const ENTRY = { versement: versementAnnule, remboursement: remboursementAnnule };

/**
 * Asks the provider whether what was sent came back; then it is owed again, once, and sent anew a day later. What came back
 * in part is a person's work, and told to the log. Answers whether all of it did.
 */
export async function takeBack(genre: keyof typeof ENTRY, ref: string): Promise<boolean> {
  const [call] = await rowsOf<{
    id: string;
    paymentId: string;
    centimes: number;
    provider: string;
    wanted: boolean;
  }>`
    SELECT c.id, c.payment_id AS "paymentId", c.centimes, p.provider, p.reprise_le IS NOT NULL OR p.opposition_perdue IS NOT NULL AS wanted
    FROM payment_calls c JOIN payments p ON p.id = c.payment_id
    WHERE c.ref = ${ref} AND c.genre = ${genre}::appel_genre AND c.etat = 'fait'`;
  // What an operator takes back is written down by who asks for it.
  if (!call || call.wanted) return false;
  const returned = await providerOf(call.provider).returned(genre, ref);
  if (returned === 0) return false;
  log.error({ payment: call.paymentId, genre, returned, of: call.centimes }, 'what was sent came back');
  if (returned < call.centimes) return false;
  await plainTransaction(async (tx) => {
    await lockPayment(tx, call.paymentId);
    await postEntries(tx, call.paymentId, [ENTRY[genre](call.id, call.centimes)]);
    await tx.$executeRaw`
      UPDATE payments SET solde_le = NULL, envoi_apres = now() + interval '1 day' WHERE id = ${call.paymentId}::uuid`;
  });
  return true;
}
