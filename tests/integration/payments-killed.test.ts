import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db, plainTransaction } from '@/lib/core/db';
import { askAgain } from '@/lib/payments/commands/ask-again';
import { settleCancelled } from '@/lib/payments/commands/cancelled';
import { payOut } from '@/lib/payments/commands/payout';
import { refundReleased } from '@/lib/payments/commands/reprise';
import type { EcritureGenre } from '@/lib/payments/rules/ledger';
import { kill, startProgram } from '../support/killable';
import { openHolder, waiting } from '../support/locks';
import { entriesOf } from '../support/payments';
import type { FakeStripe, Moment } from '../support/stripe/server';
import {
  comeBackLater,
  doorOf,
  environmentOf,
  makeAsked,
  makeHeld,
  makeReady,
  openDoor,
  sayAllIsWell,
  startWithStripe,
  stateOf,
} from '../support/stripe/site';
import type { Thing } from '../support/stripe/world';

// The app is killed at each moment between asking Stripe and writing down what it answered. What came of it is looked at when
// another process has gone on: what Stripe did and what stands in the books are the same, and done once.

let stripe: FakeStripe;
let app: ChildProcess;
beforeAll(async () => {
  stripe = await startWithStripe();
});
afterAll(() => stripe.stop());

function startApp(): ChildProcess {
  return startProgram(['tests/support/stripe/process.ts'], {
    ...environmentOf(stripe),
    DATABASE_URL: process.env.DATABASE_URL ?? '',
  });
}

type Made = Awaited<ReturnType<typeof makeAsked>>;
type Point = {
  /** What it is called, and which request of Stripe's is meant. */
  name: string;
  request: string;
  prepare: () => Promise<Made>;
  say: (made: Made) => string;
  goOn: (made: Made) => Promise<unknown>;
  ends: string;
  /** How many pages, charges, sendings and refunds there are in the end. */
  times: [number, number, number, number];
};

const POINTS: Point[] = [
  {
    name: 'opening the page',
    request: 'POST /v1/checkout/sessions',
    prepare: makeAsked,
    say: ({ deal, id }) => `pay ${deal.sender.token} ${id}`,
    goOn: async ({ deal, id }) => {
      expect((await openDoor(deal.sender, id)).status).toBe(200);
      stripe.pay(await doorOf(id));
      await comeBackLater();
      await askAgain();
    },
    ends: 'held',
    times: [1, 1, 0, 0],
  },
  {
    name: 'asking what was paid',
    request: 'GET /v1/checkout/sessions/*',
    prepare: async () => {
      const made = await makeAsked();
      await openDoor(made.deal.sender, made.id);
      stripe.pay(await doorOf(made.id));
      await comeBackLater();
      return made;
    },
    say: () => 'ask again',
    goOn: askAgain,
    ends: 'held',
    times: [1, 1, 0, 0],
  },
  {
    name: 'sending the carrier their share',
    request: 'POST /v1/transfers',
    prepare: async () => {
      const made = await makeHeld(stripe);
      await makeReady(stripe, made.deal.carrier);
      await sayAllIsWell(made.deal.sender, made.id);
      return made;
    },
    say: () => 'pay out',
    goOn: payOut,
    ends: 'released',
    times: [1, 1, 1, 0],
  },
  {
    name: 'taking the carrier’s share back',
    request: 'POST /v1/transfers/*/reversals',
    prepare: async () => {
      const made = await makeHeld(stripe);
      await makeReady(stripe, made.deal.carrier);
      await sayAllIsWell(made.deal.sender, made.id);
      await payOut();
      await plainTransaction((tx) => refundReleased(tx, made.id));
      return made;
    },
    say: () => 'pay out',
    goOn: payOut,
    ends: 'refunded',
    times: [1, 1, 1, 1],
  },
  {
    name: 'giving back what was paid',
    request: 'POST /v1/refunds',
    prepare: async () => {
      const made = await makeHeld(stripe);
      await db.reservation.update({
        where: { id: made.deal.reservation._id },
        data: { status: 'annulee', statutPar: 'transporteur', statutLe: new Date() },
      });
      await settleCancelled();
      return made;
    },
    say: () => 'pay out',
    goOn: payOut,
    ends: 'refunded',
    times: [1, 1, 0, 1],
  },
];
/** Nothing is done yet, it is done, the answer has come and is not written down. */
const MOMENTS: Moment[] = ['asked', 'done', 'answered'];

/** Keeps whoever would write of a payment waiting, until the connection ends. */
async function holdPayment(id: string) {
  const client = await openHolder();
  await client.query('BEGIN');
  await client.query('SELECT FROM payments WHERE id = $1 FOR UPDATE', [id]);
  await client.query('SELECT FROM payment_calls WHERE payment_id = $1 FOR UPDATE', [id]);
  return client;
}

/** Kills the app when Stripe hears that of it; resolves when it is gone. */
function killAt({ request, moment, id }: { request: string; moment: Moment; id: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    let held: Awaited<ReturnType<typeof holdPayment>> | undefined;
    const end = async () => {
      if (held) await waiting(1);
      await kill(app);
      await held?.end();
      stripe.onRequest(() => {});
    };
    stripe.onRequest(async (call, now) => {
      if (call !== request) return;
      if (now === 'done' && moment === 'answered') held = await holdPayment(id);
      if (now !== moment) return;
      await end().then(resolve, reject);
      // Nobody listens any more, and what was only asked is not done.
      if (moment !== 'answered') throw new Error('the client is gone');
    });
  });
}

const cents = (things: Thing[]) => things.reduce((sum, { amount }) => sum + Number(amount), 0);

/** What Stripe did for a payment, and what the books say of it. */
async function bothSidesOf(id: string) {
  const of = (metadata: unknown) => (metadata as { paiement?: string } | undefined)?.paiement === id;
  const sessions = stripe.world.all('checkout.session').filter(({ metadata }) => of(metadata));
  const intents = sessions.flatMap(({ payment_intent }) =>
    payment_intent ? [stripe.world.find(payment_intent, 'payment_intent')] : [],
  );
  const sent = stripe.world.all('transfer').filter((one) => one.transfer_group === id);
  const reversed = sent.reduce((sum, one) => sum + Number(one.amount_reversed), 0);
  const back = stripe.world.all('refund').filter(({ metadata }) => of(metadata));
  const entries = await entriesOf(id);
  const booked = (genre: EcritureGenre) =>
    entries
      .filter((one) => one.genre === genre)
      .flatMap(({ lignes }) => lignes)
      .filter(({ compte }) => compte === 'prestataire')
      .reduce((sum, { centimes }) => sum + Math.abs(centimes), 0);
  return {
    times: [sessions.length, intents.length, sent.length, back.length],
    stripe: { in: cents(intents), sent: cents(sent) - reversed, back: cents(back) },
    books: {
      in: booked('encaissement'),
      sent: booked('versement') - booked('versement_annule'),
      back: booked('remboursement'),
    },
  };
}

test.each(POINTS.flatMap((point) => MOMENTS.map((moment) => ({ ...point, moment }))))(
  'killed while $name, $moment: afterwards Stripe and the books agree',
  async ({ request, moment, prepare, say, goOn, ends, times }) => {
    app = startApp();
    const made = await prepare();
    await once(app.stdout ?? app, 'data');
    const gone = killAt({ request, moment, id: made.id });
    app.stdin?.write(`${say(made)}\n`);
    await gone;
    expect(app.signalCode).toBe('SIGKILL');

    await comeBackLater();
    await goOn(made);
    expect(await stateOf(made.id)).toBe(ends);
    const sides = await bothSidesOf(made.id);
    expect(sides.books).toEqual(sides.stripe);
    expect(sides.times).toEqual(times);
    expect(await db.paymentCall.count({ where: { paymentId: made.id, etat: 'demande' } })).toBe(0);
  },
  90_000,
);
