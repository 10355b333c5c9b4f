import { POST as pay } from '@/app/api/payments/[id]/pay/route';
import { POST as release } from '@/app/api/payments/[id]/release/route';
import { db } from '@/lib/core/db';
import { completeAccount, refreshAccount } from '@/lib/payments/commands/account';
import { settleCharge } from '@/lib/payments/commands/pay';
import type { MadeUser } from '../factories';
import { call } from '../http';
import { askAs, type MadeDeal, makeDeal, payloadOf } from '../payment-deals';
import { entriesOf } from '../payments';
import { type FakeStripe, SECRET_KEY, startStripe, WEBHOOK_SECRET } from './server';

/** A stand-in of Stripe that this site's configuration leads to, from now on. */
export async function startWithStripe(): Promise<FakeStripe> {
  const stripe = await startStripe();
  Object.assign(process.env, environmentOf(stripe), { CANCELLATION_POLICY: 'always' });
  return stripe;
}

/** What a process of its own is configured with. */
export const environmentOf = ({ url }: FakeStripe) => ({
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_URL: url,
  APP_URL: 'http://localhost:3000',
  PRODUCT_OPERATOR: 'Rihla SAS, RCS Lyon 123 456 789',
  PRODUCT_ADDRESS: '1 rue de la République, 69001 Lyon, France',
});

export const openDoor = ({ token }: MadeUser, id: string) =>
  call(pay, { method: 'POST', token, params: { id } });
export const sayAllIsWell = ({ token }: MadeUser, id: string) =>
  call(release, { method: 'POST', token, params: { id } });

/** A request for 60 € in a new deal. */
export async function makeAsked(): Promise<{ deal: MadeDeal; id: string }> {
  const deal = await makeDeal();
  return { deal, id: (await askAs(deal.carrier, payloadOf(deal))).body.data._id };
}

/** What Stripe calls the door of a payment that was opened last. */
export async function doorOf(paymentId: string): Promise<string> {
  const where = { paymentId, genre: 'encaissement' as const };
  const call = await db.paymentCall.findFirstOrThrow({ where, orderBy: { id: 'desc' } });
  return call.ref ?? '';
}

/** A payment that its person has paid, and that this site knows of. */
export async function makeHeld(stripe: FakeStripe): Promise<{ deal: MadeDeal; id: string }> {
  const made = await makeAsked();
  await openDoor(made.deal.sender, made.id);
  const ref = await doorOf(made.id);
  stripe.pay(ref);
  await settleCharge(ref);
  return made;
}

/** Somebody has an account at Stripe that money can be sent to. */
export async function makeReady(stripe: FakeStripe, { actor, user }: MadeUser): Promise<string> {
  await completeAccount(actor);
  const { ref } = await db.payoutAccount.findFirstOrThrow({ where: { userId: user.id } });
  stripe.complete(ref ?? '');
  await refreshAccount(ref ?? '');
  return ref ?? '';
}

/** What waits for its time is tried now: a second ago, for times are rounded to milliseconds. */
export async function comeBackLater(): Promise<void> {
  await db.$executeRaw`UPDATE payments SET envoi_apres = now() - interval '1 second'`;
  await db.$executeRaw`UPDATE payment_calls SET relire_apres = now() - interval '1 second'`;
}

export const genresOf = async (id: string) => (await entriesOf(id)).map(({ genre }) => genre);
export const stateOf = async (id: string) => (await db.payment.findUniqueOrThrow({ where: { id } })).state;
