import 'server-only';
import { limitTo, newId, plainTransaction, rowsOf } from '@/lib/core/db';
import { log } from '@/lib/core/log/log';
import { canReceive } from './account';
import { type LockedPayment, lockPayment } from './move';
import { keepSent } from './post';
import { type Call, currentProvider, type ProviderName, providerOf } from './provider';
import { takeSentBack } from './reprise';
import { tellPayment } from './tell';

const GENRES = ['remboursement', 'versement'] as const;
type Genre = (typeof GENRES)[number];
const ACCOUNT = { remboursement: 'a_rembourser', versement: 'a_verser' } as const;
const AT_ONCE = 200;

/**
 * Sends what is owed of divided payments: to who paid and to who asked. Each sending is a row before the provider is asked,
 * and its id the key, so that one whose answer was lost is asked for again and done once. What fails, or waits for an account
 * to be paid on, is tried again later, ever more seldom; what another provider holds waits until it is chosen again. Answers how
 * many payments have nothing owed any more.
 */
export async function payOut(): Promise<number> {
  const provider = currentProvider();
  if (!provider) return 0;
  const due = await rowsOf<{ id: string }>`
    SELECT id FROM payments WHERE solde_le IS NULL AND state IN ('released', 'refunded', 'split') AND provider = ${provider}
      AND (gele_le IS NULL OR opposition_perdue IS NOT NULL) AND envoi_apres <= now() ORDER BY envoi_apres ${limitTo(AT_ONCE)}`;
  let done = 0;
  for (const { id } of due) {
    let isSent = await tryTakingBack(id);
    // What is taken back is not sent again.
    for (const genre of isSent ? GENRES : []) isSent = (await trySending(id, genre, provider)) && isSent;
    if (isSent && (await close(id))) done += 1;
    else await tryLater(id);
  }
  return done;
}

async function tryTakingBack(id: string): Promise<boolean> {
  try {
    return await takeSentBack(id);
  } catch (error) {
    log.error(
      { payment: id, code: (error as { code?: unknown }).code },
      'what was sent could not be taken back',
    );
    return false;
  }
}

/** One kind that cannot be sent keeps the other from nothing. */
async function trySending(id: string, genre: Genre, provider: ProviderName): Promise<boolean> {
  try {
    return await send(id, genre, provider);
  } catch (error) {
    log.error(
      { payment: id, genre, code: (error as { code?: unknown }).code },
      'what is owed could not be sent',
    );
    return false;
  }
}

async function tryLater(id: string): Promise<void> {
  await rowsOf`
    UPDATE payments SET envoi_apres = now() + greatest(interval '1 minute', least(interval '6 hours', (now() - moved_at) / 4))
    WHERE id = ${id}::uuid AND solde_le IS NULL AND envoi_apres <= now() RETURNING id`;
}

/** Answers whether nothing of that kind is left to send. */
async function send(paymentId: string, genre: Genre, provider: ProviderName): Promise<boolean> {
  if (genre === 'versement' && !(await hasAccount(paymentId, provider))) return false;
  const call = await nextCall(paymentId, genre);
  if (!call) return true;
  const sent = await providerOf(provider)[genre](call);
  await plainTransaction(async (tx) => {
    await lockPayment(tx, paymentId);
    await keepSent(tx, call, genre, sent);
  });
  if ('refus' in sent) log.error({ payment: paymentId, genre, code: sent.refus }, 'a sending was refused');
  return !('refus' in sent);
}

/** Whether who asked can be sent what they are owed; where they cannot, they are told once, and it waits. */
async function hasAccount(paymentId: string, provider: ProviderName): Promise<boolean> {
  const [owed] = await rowsOf<LockedPayment>`
    SELECT p.id, p.sender_id AS "senderId", p.recipient_id AS "recipientId", p.provider
    FROM payments p WHERE p.id = ${paymentId}::uuid AND (SELECT sum(l.centimes) FROM ledger_entries e
      JOIN ledger_lines l ON l.entry_id = e.id WHERE e.payment_id = p.id AND l.compte = 'a_verser') < 0`;
  if (!owed || (await canReceive(owed.senderId, provider))) return true;
  await plainTransaction((tx) => tellPayment(tx, 'paiement_attend_compte', owed));
  return false;
}

/** The call that waits for its answer, else a new one for what is owed, else none. */
function nextCall(paymentId: string, genre: Genre): Promise<Call | undefined> {
  return plainTransaction(async (tx) => {
    await lockPayment(tx, paymentId);
    const [waiting] = await tx.$queryRaw<Call[]>`
      SELECT id, payment_id AS "paymentId", centimes, created_at AS "createdAt", ref, true AS encore FROM payment_calls
      WHERE payment_id = ${paymentId}::uuid AND genre = ${genre}::appel_genre AND etat = 'demande'`;
    if (waiting) return waiting;
    const [made] = await tx.$queryRaw<Call[]>`
      INSERT INTO payment_calls (id, payment_id, genre, centimes)
      SELECT ${newId()}::uuid, ${paymentId}::uuid, ${genre}::appel_genre, -sum(l.centimes)
      FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id
      WHERE e.payment_id = ${paymentId}::uuid AND l.compte = ${ACCOUNT[genre]}::compte HAVING sum(l.centimes) < 0
      RETURNING id, payment_id AS "paymentId", centimes, created_at AS "createdAt", ref, false AS encore`;
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
