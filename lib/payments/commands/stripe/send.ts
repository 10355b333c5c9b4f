import 'server-only';
import { rowsOf } from '@/lib/core/db';
import type { Call, Opposition, Sent } from '../provider';
import { asked, askedFor } from './client';

/** Longer than any payment has calls of one kind. */
const ALL = 100;

type Facts = { debit: string | null; devise: string; compte: string | null };

async function factsOf({ paymentId }: Call): Promise<Facts> {
  const [row] = await rowsOf<Facts>`
    SELECT p.provider_ref AS debit, p.devise, a.ref AS compte FROM payments p
    LEFT JOIN payout_accounts a ON a.user_id = p.sender_id AND a.provider = p.provider AND a.pret
    WHERE p.id = ${paymentId}::uuid`;
  return row ?? { debit: null, devise: '', compte: null };
}

/**
 * Gives a part of a charge back. One that was asked for before is looked for first: keys are kept for a day, and our row may
 * be older.
 */
export async function refund(call: Call): Promise<Sent> {
  const { debit } = await factsOf(call);
  if (!debit) return { refus: 'no_charge' };
  if (call.encore) {
    const done = await findRefund(debit, call);
    if (done) return done;
  }
  const made = await asked('refund', (client) =>
    client.refunds.create(
      { charge: debit, amount: call.centimes, metadata: { paiement: call.paymentId, appel: call.id } },
      { idempotencyKey: `remboursement:${call.id}` },
    ),
  );
  if ('refus' in made) return made;
  return made.status === 'failed' || made.status === 'canceled' ? { refus: made.status } : { ref: made.id };
}

async function findRefund(charge: string, { id }: Call): Promise<{ ref: string } | undefined> {
  const { data } = await askedFor('find a refund', (client) => client.refunds.list({ charge, limit: ALL }));
  const done = data.find(({ metadata, status }) => metadata?.appel === id && status !== 'failed');
  return done && { ref: done.id };
}

/** What became of a refund whose answer was lost. Nothing is asked for: of a charge that its bank gave back nothing more goes. */
export async function refundedOf(call: Call): Promise<Sent> {
  const { debit } = await factsOf(call);
  return (debit && (await findRefund(debit, call))) || { refus: 'not_done' };
}

/** Sends a carrier their share out of the charge that it came from. The same holds for what was asked for before. */
export async function transfer(call: Call): Promise<Sent> {
  const { debit, devise, compte } = await factsOf(call);
  if (call.encore) {
    const { data } = await askedFor('find a transfer', (client) =>
      client.transfers.list({ transfer_group: call.paymentId, limit: ALL }),
    );
    const done = data.find(({ metadata }) => metadata.appel === call.id);
    if (done) return { ref: done.id };
  }
  if (!debit || !compte) return { refus: debit ? 'no_account' : 'no_charge' };
  const made = await asked('transfer', (client) =>
    client.transfers.create(
      {
        amount: call.centimes,
        currency: devise.toLowerCase(),
        destination: compte,
        source_transaction: debit,
        transfer_group: call.paymentId,
        metadata: { paiement: call.paymentId, appel: call.id },
      },
      { idempotencyKey: `versement:${call.id}` },
    ),
  );
  return 'refus' in made ? made : { ref: made.id };
}

/** Takes a transfer back, out of the account to which it went. The same holds for what was asked for before. */
export async function reverse(call: Call): Promise<Sent> {
  const { ref } = call;
  if (ref === null) return { refus: 'no_transfer' };
  if (call.encore) {
    const { data } = await askedFor('find a reversal', (client) =>
      client.transfers.listReversals(ref, { limit: ALL }),
    );
    const done = data.find(({ metadata }) => metadata?.appel === call.id);
    if (done) return { ref: done.id };
  }
  const metadata = { paiement: call.paymentId, appel: call.id };
  const made = await asked('reverse', (client) =>
    client.transfers.createReversal(
      ref,
      { amount: call.centimes, metadata },
      { idempotencyKey: `reprise:${call.id}` },
    ),
  );
  return 'refus' in made ? made : { ref: made.id };
}

const LOST = new Set(['lost']);
const WON = new Set(['won', 'warning_closed', 'prevented']);

/** Whose money a bank contests, and what came of it. */
export async function oppositionOf(ref: string): Promise<Opposition> {
  const { charge, status } = await askedFor('read a dispute', (client) => client.disputes.retrieve(ref));
  const debit = typeof charge === 'string' ? charge : charge.id;
  return { debit, etat: LOST.has(status) ? 'perdue' : WON.has(status) ? 'gagnee' : 'ouverte' };
}

/** How much of what was sent came back, in cents. */
export async function returnedOf(genre: 'versement' | 'remboursement', ref: string): Promise<number> {
  if (genre === 'versement') {
    return (await askedFor('read a transfer', (client) => client.transfers.retrieve(ref))).amount_reversed;
  }
  const { status, amount } = await askedFor('read a refund', (client) => client.refunds.retrieve(ref));
  return status === 'failed' || status === 'canceled' ? amount : 0;
}
