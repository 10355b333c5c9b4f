import 'server-only';
import { limitTo, newId, plainTransaction, rowsOf } from '@/lib/core/db';
import { log } from '@/lib/core/log';
import { remboursement, versement } from '../rules/ledger';
import { lockPayment } from './move';
import { settleCharge } from './pay';
import { postEntries } from './post';
import { type Call, currentProvider, providerOf } from './provider';

const GENRES = ['remboursement', 'versement'] as const;
type Genre = (typeof GENRES)[number];
const ACCOUNT = { remboursement: 'a_rembourser', versement: 'a_verser' } as const;
const ENTRY = { remboursement, versement };
const AT_ONCE = 200;

/**
 * Sends what is owed of divided payments: to who paid and to who asked. Each sending is a row before the provider is asked,
 * and its id the key, so that one whose answer was lost is asked for again and done once. What fails is tried again the next
 * time; what another provider holds waits until it is chosen again. Answers how many payments have nothing owed any more.
 */
export async function payOut(): Promise<number> {
  const provider = currentProvider();
  if (!provider) return 0;
  const due = await rowsOf<{ id: string }>`
    SELECT id FROM payments WHERE solde_le IS NULL AND state IN ('released', 'refunded', 'split') AND provider = ${provider}
    ORDER BY id ${limitTo(AT_ONCE)}`;
  let done = 0;
  for (const { id } of due) {
    try {
      for (const genre of GENRES) await send(id, genre, provider);
      done += (await close(id)) ? 1 : 0;
    } catch (error) {
      log.error({ payment: id, code: (error as { code?: unknown }).code }, 'what is owed could not be sent');
    }
  }
  return done;
}

async function send(paymentId: string, genre: Genre, provider: string): Promise<void> {
  const call = await nextCall(paymentId, genre);
  if (!call) return;
  const { ref } = await providerOf(provider)[genre](call);
  await plainTransaction(async (tx) => {
    await lockPayment(tx, paymentId);
    await tx.$executeRaw`
      UPDATE payment_calls SET etat = 'fait', ref = ${ref} WHERE id = ${call.id}::uuid AND etat = 'demande'`;
    await postEntries(tx, paymentId, [ENTRY[genre](call.id, call.centimes)]);
  });
}

/** The call that waits for its answer, else a new one for what is owed, else none. */
function nextCall(paymentId: string, genre: Genre): Promise<Call | undefined> {
  return plainTransaction(async (tx) => {
    await lockPayment(tx, paymentId);
    const [waiting] = await tx.$queryRaw<Call[]>`
      SELECT id, payment_id AS "paymentId", centimes FROM payment_calls
      WHERE payment_id = ${paymentId}::uuid AND genre = ${genre}::appel_genre AND etat = 'demande'`;
    if (waiting) return waiting;
    const [made] = await tx.$queryRaw<Call[]>`
      INSERT INTO payment_calls (id, payment_id, genre, centimes)
      SELECT ${newId()}::uuid, ${paymentId}::uuid, ${genre}::appel_genre, -sum(l.centimes)
      FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id
      WHERE e.payment_id = ${paymentId}::uuid AND l.compte = ${ACCOUNT[genre]}::compte HAVING sum(l.centimes) < 0
      RETURNING id, payment_id AS "paymentId", centimes`;
    return made;
  });
}

async function close(paymentId: string): Promise<boolean> {
  const closed = await rowsOf<{ id: string }>`
    UPDATE payments p SET solde_le = now() WHERE p.id = ${paymentId}::uuid AND p.solde_le IS NULL AND NOT EXISTS (
      SELECT FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id
      WHERE e.payment_id = p.id AND l.compte IN ('a_verser', 'a_rembourser') GROUP BY l.compte HAVING sum(l.centimes) <> 0)
    RETURNING p.id`;
  return closed.length > 0;
}

/** Asks again about doors that were opened a while ago, whose answer may have been lost. Answers how many payments moved. */
export async function askAgain(): Promise<number> {
  const provider = currentProvider();
  if (!provider) return 0;
  const open = await rowsOf<{ ref: string }>`
    SELECT c.ref FROM payment_calls c JOIN payments p ON p.id = c.payment_id
    WHERE c.etat = 'demande' AND c.genre = 'encaissement' AND c.ref IS NOT NULL AND p.provider = ${provider}
      AND c.created_at < now() - interval '1 minute' AND c.created_at > now() - interval '30 days'
    ORDER BY c.created_at DESC ${limitTo(AT_ONCE)}`;
  let moved = 0;
  for (const { ref } of open) {
    try {
      moved += (await settleCharge(ref)) ? 1 : 0;
    } catch (error) {
      log.error(
        { charge: ref, code: (error as { code?: unknown }).code },
        'a charge could not be asked about',
      );
    }
  }
  return moved;
}
