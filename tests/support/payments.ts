import { db, newId, plainTransaction } from '@/lib/core/db';
import { lockPayment, movePayment } from '@/lib/payments/commands/move';
import { postEntries } from '@/lib/payments/commands/post';
import { BAREME, tauxOf } from '@/lib/payments/rules/commission';
import type { Ecriture, EcritureGenre, Ligne } from '@/lib/payments/rules/ledger';
import type { EtatPayment } from '@/lib/payments/schema';
import { type MadeUser, makeUser } from './factories';
import type { Books } from './payment-histories';

/** Two people and a thread of theirs about nothing. */
export async function makePair(): Promise<{ sender: MadeUser; recipient: MadeUser; conversationId: string }> {
  const [sender, recipient] = [await makeUser(), await makeUser()];
  const [row] = await db.$queryRaw<{ id: string }[]>`
    SELECT open_conversation(${newId()}::uuid, ${sender.user.id}::uuid, ${recipient.user.id}::uuid, NULL, NULL, NULL) AS id`;
  return { sender, recipient, conversationId: row?.id ?? '' };
}

/** The row of a request for money between two people, as if it had been asked for; `overrides` are columns. */
export async function makePayment(
  { sender, recipient, conversationId }: Awaited<ReturnType<typeof makePair>>,
  overrides: {
    description?: string;
    amountCentimes?: number;
    tauxDixMilliemes?: number;
    state?: EtatPayment;
  } = {},
): Promise<string> {
  const amountCentimes = overrides.amountCentimes ?? 6_000;
  const { id } = await db.payment.create({
    data: {
      id: newId(),
      senderId: sender.user.id,
      recipientId: recipient.user.id,
      conversationId,
      amountCentimes,
      description: overrides.description ?? 'Transport de 8 kg',
      bareme: BAREME.version,
      tauxDixMilliemes: overrides.tauxDixMilliemes ?? tauxOf(amountCentimes),
      provider: 'test',
      lapsesAt: new Date(Date.now() + 86_400_000),
      ...(overrides.state ? { state: overrides.state, movedAt: new Date() } : {}),
    },
    select: { id: true },
  });
  return id;
}

/** What stands in the books about a payment, in the order in which it was written. */
export async function entriesOf(paymentId: string): Promise<Ecriture[]> {
  const rows = await db.ledgerEntry.findMany({
    where: { paymentId },
    orderBy: { id: 'asc' },
    select: {
      cle: true,
      genre: true,
      lines: { orderBy: { position: 'asc' }, select: { compte: true, centimes: true } },
    },
  });
  return rows.map(({ cle, genre, lines }) => ({
    cle,
    genre: genre as EcritureGenre,
    lignes: lines as Ligne[],
  }));
}

/** The books of the database, of one payment. */
export function databaseBooks(paymentId: string): Books {
  return {
    entries: () => entriesOf(paymentId),
    post: (ecriture) => plainTransaction((tx) => postEntries(tx, paymentId, [ecriture])),
    move: (action, par, facts) =>
      plainTransaction(async (tx) => {
        const payment = await lockPayment(tx, paymentId);
        if (!payment) throw new Error('no such payment');
        return (await movePayment(tx, payment, action, { par }, facts)) ?? payment.state;
      }),
  };
}
