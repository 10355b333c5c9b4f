import 'server-only';
import { db, newId, plainTransaction, type RawDb, rowsOf } from '@/lib/core/db';
import { AppError, found } from '@/lib/core/errors';
import { log } from '@/lib/core/log/log';
import { refus } from '@/lib/langues/refus/payments';
import { remboursement, versementAnnule } from '../rules/ledger';
import { type LockedPayment, lockPayment, movePayment } from './move';
import { keepSent, postEntries } from './post';
import { type Call, currentProvider, type Sent as ProviderSent, providerOf } from './provider';
import { tellPayment } from './tell';

/**
 * Decides, by an operator whom the caller has proven, that all of a payment that was divided goes back to who paid. What was
 * sent is taken back first, by the work in the background (`takeSentBack`); the refund follows it. Answers the payment, which
 * the transaction holds. Throws `not_found` for an unknown payment, `conflict` when nothing of it is the carrier's, its bank
 * decides about it, it is being taken back already, or its provider moves no money here any more.
 */
export async function refundReleased(tx: RawDb, id: string): Promise<LockedPayment> {
  const payment = found(await lockPayment(tx, id), refus('introuvable'));
  if (payment.provider !== currentProvider()) {
    throw new AppError('conflict', refus('autrePrestataire'));
  }
  const asked = await tx.$executeRaw`
    UPDATE payments SET reprise_le = now(), solde_le = NULL, envoi_apres = now()
    WHERE id = ${id}::uuid AND state IN ('released', 'split') AND reprise_le IS NULL AND gele_le IS NULL`;
  if (asked === 0) {
    throw new AppError('conflict', refus('pasReprenable'));
  }
  return payment;
}

type Genre = 'versement' | 'remboursement';
type Sent = { id: string; ref: string; centimes: number };

/**
 * Takes back what was sent of a payment that an operator gives back, or that its bank gave back, and owes it to who paid then; what
 * the bank gave is sent by that. The reversal is a row before
 * the provider is asked, its id the key: one whose answer was lost is asked for again and done once. Answers whether nothing is
 * to be taken back any more; throws as the provider does. Of what a bank gave back a refund that waits for its answer is known first.
 */
export async function takeSentBack(id: string): Promise<boolean> {
  const [payment] = await rowsOf<{ provider: string; perdue: boolean }>`
    SELECT p.provider, p.opposition_perdue IS NOT NULL AS perdue
    FROM payments p WHERE p.id = ${id}::uuid AND (p.opposition_perdue IS NOT NULL AND p.gele_le IS NOT NULL
      OR p.state IN ('released', 'split') AND p.reprise_le IS NOT NULL)`;
  if (!payment) return true;
  const provider = providerOf(payment.provider);
  await finishSending(id, 'versement', provider.versement);
  if (payment.perdue && provider.opposition)
    await finishSending(id, 'remboursement', provider.opposition.refunded);
  const next = await plainTransaction(async (tx) => {
    await lockPayment(tx, id);
    const [sent] = await tx.$queryRaw<Sent[]>`
      SELECT c.id, c.ref, c.centimes FROM payment_calls c
      WHERE c.payment_id = ${id}::uuid AND c.genre = 'versement' AND c.etat = 'fait'
        AND NOT EXISTS (SELECT FROM ledger_entries e WHERE e.cle = 'versement_annule:' || c.id)`;
    if (!sent) return null;
    const [call] = await tx.$queryRaw<Call[]>`
      WITH waiting AS (SELECT id, created_at, true AS encore FROM payment_calls
        WHERE payment_id = ${id}::uuid AND genre = 'reprise' AND etat = 'demande'),
      made AS (INSERT INTO payment_calls (id, payment_id, genre, centimes)
        SELECT ${newId()}::uuid, ${id}::uuid, 'reprise', ${sent.centimes} WHERE NOT EXISTS (SELECT FROM waiting)
        RETURNING id, created_at, false AS encore)
      SELECT id, ${id} AS "paymentId", ${sent.centimes}::int AS centimes, created_at AS "createdAt", ${sent.ref} AS ref, encore
      FROM (SELECT * FROM waiting UNION ALL SELECT * FROM made) call`;
    return { sent, call: found(call, refus('introuvable')) };
  });
  const back = next && (await provider.reprise(next.call));
  if (next && back && 'refus' in back) {
    await rowsOf`
      UPDATE payment_calls SET etat = 'echoue' WHERE id = ${next.call.id}::uuid AND etat = 'demande' RETURNING id`;
    log.error({ payment: id, code: back.refus }, 'a reversal was refused');
    return false;
  }
  return plainTransaction(async (tx) => {
    const locked = await lockPayment(tx, id);
    if (!locked) return true;
    if (next && back && 'ref' in back) {
      await tx.$executeRaw`
        UPDATE payment_calls SET etat = 'fait', ref = ${back.ref} WHERE id = ${next.call.id}::uuid AND etat = 'demande'`;
      await postEntries(tx, id, [versementAnnule(next.sent.id, next.sent.centimes)]);
    }
    // Asked for since by who began before the bank decided: what became of it is known the next time.
    if (locked.perdue && (await waitingCall(tx, id, 'remboursement'))) return false;
    const facts = { rendu: true, rembourse: await refundedOf(tx, id) };
    const { perdue } = locked;
    const [action, par] = perdue
      ? (['perdre', 'prestataire'] as const)
      : (['reprendre', 'operateur'] as const);
    const to = await movePayment(tx, locked, action, { par }, facts);
    if (perdue) await givenByBank(tx, id, perdue);
    if (to === null) return true;
    await tellPayment(tx, 'paiement_rembourse', locked);
    await tellPayment(tx, 'paiement_repris', locked);
    return true;
  });
}

/** What went back of a payment when it was divided, in cents. */
async function refundedOf(tx: Pick<RawDb, '$queryRaw'>, id: string): Promise<number> {
  const [row] = await tx.$queryRaw<{ centimes: number }[]>`
    SELECT -l.centimes AS centimes FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id
    WHERE e.cle = ${`reglement:${id}`} AND l.compte = 'a_rembourser'`;
  return row?.centimes ?? 0;
}

/** What is owed to who paid was given by their bank, under its name for it: it is sent, and the payment is frozen no more. */
async function givenByBank(tx: RawDb, id: string, perdue: string): Promise<void> {
  const [call] = await tx.$queryRaw<{ id: string; centimes: number }[]>`
    INSERT INTO payment_calls (id, payment_id, genre, centimes, etat, ref)
    SELECT ${newId()}::uuid, ${id}::uuid, 'remboursement', -sum(l.centimes), 'fait', ${perdue}
    FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id
    WHERE e.payment_id = ${id}::uuid AND l.compte = 'a_rembourser' HAVING sum(l.centimes) < 0
    RETURNING id, centimes`;
  if (call) await postEntries(tx, id, [remboursement(call.id, call.centimes)]);
  await tx.$executeRaw`UPDATE payments SET gele_le = NULL, gele_par = '{}' WHERE id = ${id}::uuid AND state = 'refunded'`;
}

async function waitingCall(
  tx: Pick<RawDb, '$queryRaw'>,
  id: string,
  genre: Genre,
): Promise<Call | undefined> {
  const [call] = await tx.$queryRaw<Call[]>`
    SELECT id, payment_id AS "paymentId", centimes, created_at AS "createdAt", ref, true AS encore FROM payment_calls
    WHERE payment_id = ${id}::uuid AND genre = ${genre}::appel_genre AND etat = 'demande'`;
  return call;
}

/** A sending whose answer was lost is known before it is taken back, a refund before the bank's. */
async function finishSending(id: string, genre: Genre, ask: (call: Call) => Promise<ProviderSent>) {
  const call = await waitingCall(db, id, genre);
  if (!call) return;
  const sent = await ask(call);
  await plainTransaction(async (tx) => {
    await lockPayment(tx, id);
    await keepSent(tx, call, genre, sent);
  });
}
