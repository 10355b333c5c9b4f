import { refusal, type Sent, type Thing, type World } from './world';

const MINUTE = 60;
const number = (value: unknown) => Number(value ?? Number.NaN);
const tree = (value: unknown): Sent => (value && typeof value === 'object' ? (value as Sent) : {});
const list = (data: Thing[], has_more = false) => ({ object: 'list', data, has_more });

type Answer = Record<string, unknown>;
type Call = (world: World, sent: Sent, id: string) => Answer;

/** Stripe's calls as far as we use them, in its own shapes: `METHOD /path`, `*` for an id. */
export const CALLS: Record<string, Call> = {
  'POST /v1/checkout/sessions': (world, sent) => {
    const item = tree(tree(sent.line_items)['0']);
    const price = tree(item.price_data);
    const lifetime = number(sent.expires_at) - Date.now() / 1_000;
    if (!(lifetime >= 30 * MINUTE && lifetime <= 24 * 60 * MINUTE)) throw refusal('invalid_expires_at');
    const session = world.make('checkout.session', {
      mode: sent.mode,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: number(price.unit_amount) * number(item.quantity),
      currency: price.currency,
      metadata: tree(sent.metadata),
      payment_intent: null,
      transfer_group: tree(sent.payment_intent_data).transfer_group,
      expires_at: number(sent.expires_at),
      success_url: sent.success_url,
      url: null as string | null,
    });
    session.url = `https://checkout.stripe.example/c/pay/${session.id}`;
    return session;
  },
  'GET /v1/checkout/sessions/*': (world, sent, id) => {
    const session = world.find(id, 'checkout.session');
    if (!sent.expand || !session.payment_intent) return session;
    const intent = world.find(session.payment_intent, 'payment_intent');
    const latest_charge = world.find(intent.latest_charge, 'charge');
    return { ...session, payment_intent: { ...intent, latest_charge } };
  },
  'POST /v1/checkout/sessions/*/expire': (world, _sent, id) => {
    const session = world.find(id, 'checkout.session');
    if (session.status !== 'open') throw refusal('checkout_session_not_open');
    return Object.assign(session, { status: 'expired', url: null });
  },
  'POST /v1/refunds': (world, sent) => {
    const charge = world.find(sent.charge, 'charge');
    const amount = number(sent.amount);
    const refunded = number(charge.amount_refunded) + amount;
    if (refunded > number(charge.amount)) throw refusal('charge_already_refunded');
    Object.assign(charge, { amount_refunded: refunded, refunded: refunded === charge.amount });
    const refund = world.make('refund', {
      amount,
      charge: charge.id,
      currency: 'eur',
      status: 'succeeded',
      metadata: tree(sent.metadata),
      balance_transaction: '',
    });
    refund.balance_transaction = world.book('refund', refund, -amount);
    return refund;
  },
  'GET /v1/refunds/*': (world, _sent, id) => world.find(id, 'refund'),
  'GET /v1/refunds': (world, { charge }) => list(world.all('refund').filter((one) => one.charge === charge)),
  'POST /v1/transfers': (world, sent) => {
    const account = world.find(sent.destination, 'account');
    if (tree(account.capabilities).transfers !== 'active') {
      throw refusal('insufficient_capabilities_for_transfer');
    }
    const amount = number(sent.amount);
    const source = world.find(sent.source_transaction, 'charge');
    const sentBefore = world
      .all('transfer')
      .filter((one) => one.source_transaction === source.id)
      .reduce((sum, one) => sum + number(one.amount) - number(one.amount_reversed), 0);
    if (sentBefore + amount > number(source.amount)) throw refusal('balance_insufficient');
    const transfer = world.make('transfer', {
      amount,
      amount_reversed: 0,
      reversed: false,
      currency: sent.currency,
      destination: account.id,
      source_transaction: source.id,
      transfer_group: sent.transfer_group,
      metadata: tree(sent.metadata),
      balance_transaction: '',
    });
    transfer.balance_transaction = world.book('transfer', transfer, -amount);
    world.balances.set(account.id, (world.balances.get(account.id) ?? 0) + amount);
    return transfer;
  },
  'POST /v1/transfers/*/reversals': (world, sent, id) => {
    const transfer = world.find(id, 'transfer');
    const amount = number(sent.amount);
    if (number(transfer.amount_reversed) + amount > number(transfer.amount))
      throw refusal('transfer_already_reversed');
    return reverse(world, transfer, amount, tree(sent.metadata));
  },
  'GET /v1/transfers/*/reversals': (world, _sent, id) =>
    list(world.all('transfer_reversal').filter((one) => one.transfer === id)),
  'GET /v1/disputes/*': (world, _sent, id) => world.find(id, 'dispute'),
  'GET /v1/transfers/*': (world, _sent, id) => world.find(id, 'transfer'),
  'GET /v1/transfers': (world, { transfer_group }) =>
    list(world.all('transfer').filter((one) => one.transfer_group === transfer_group)),
  'POST /v1/accounts': (world, sent) =>
    world.make('account', {
      type: sent.type,
      country: sent.country ?? 'FR',
      metadata: tree(sent.metadata),
      capabilities: { transfers: 'inactive' },
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: false,
      requirements: { currently_due: ['external_account', 'individual.first_name'], past_due: [] },
    }),
  'GET /v1/accounts/*': (world, _sent, id) => world.find(id, 'account'),
  'POST /v1/account_links': (world, sent) => ({
    object: 'account_link',
    created: Math.floor(Date.now() / 1_000),
    expires_at: Math.floor(Date.now() / 1_000) + 5 * MINUTE,
    url: `https://connect.stripe.example/setup/e/${world.find(sent.account, 'account').id}/${Math.random().toString(36).slice(2)}`,
  }),
  'GET /v1/balance_transactions': (world, { created, limit, starting_after }) => {
    const { gte, lt } = tree(created);
    const newestFirst = world.all('balance_transaction').reverse();
    const after = newestFirst.findIndex(({ id }) => id === starting_after) + 1;
    const within = newestFirst
      .slice(after)
      .filter((one) => number(one.created) >= number(gte) && number(one.created) < number(lt));
    const most = number(limit ?? 10);
    const told = within
      .slice(0, most)
      .map((one) => ({ ...one, source: world.things.get(String(one.source)) ?? null }));
    return list(told, within.length > most);
  },
};

function reverse(world: World, transfer: Thing, amount: number, metadata: Sent): Thing {
  const amount_reversed = number(transfer.amount_reversed) + amount;
  Object.assign(transfer, { amount_reversed, reversed: amount_reversed === number(transfer.amount) });
  const reversal = world.make('transfer_reversal', { amount, transfer: transfer.id, metadata });
  world.book('transfer_refund', reversal, amount);
  const account = String(transfer.destination);
  world.balances.set(account, (world.balances.get(account) ?? 0) - amount);
  return reversal;
}

/** What people and Stripe itself do, without asking us. */
export const happen = {
  /** Somebody pays with their card on the page. */
  pay(world: World, sessionId: string): void {
    const session = world.find(sessionId, 'checkout.session');
    if (session.status !== 'open') throw refusal('checkout_session_not_open');
    const amount = number(session.amount_total);
    const charge = world.make('charge', { amount, amount_refunded: 0, currency: 'eur', paid: true });
    charge.balance_transaction = world.book('charge', charge, amount);
    const intent = world.make('payment_intent', { status: 'succeeded', amount, latest_charge: charge.id });
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: intent.id,
      url: null,
    });
  },
  /** Somebody has told Stripe all about themselves. */
  complete(world: World, accountId: string): void {
    Object.assign(world.find(accountId, 'account'), {
      capabilities: { transfers: 'active' },
      payouts_enabled: true,
      details_submitted: true,
      requirements: { currently_due: [], past_due: [] },
    });
  },
  /** A transfer comes back whole. */
  reverse(world: World, transferId: string): void {
    const transfer = world.find(transferId, 'transfer');
    reverse(world, transfer, number(transfer.amount), {});
  },
  /** A bank contests a charge, or has decided. */
  dispute(world: World, chargeId: string, status: string): Thing {
    const amount = number(world.find(chargeId, 'charge').amount);
    const before = world.all('dispute').find(({ charge }) => charge === chargeId);
    return before
      ? Object.assign(before, { status })
      : world.make('dispute', { charge: chargeId, amount, status });
  },
  /** A refund does not reach its card. */
  failRefund(world: World, refundId: string): void {
    const refund = world.find(refundId, 'refund');
    const charge = world.find(refund.charge, 'charge');
    Object.assign(refund, { status: 'failed' });
    charge.amount_refunded = number(charge.amount_refunded) - number(refund.amount);
    world.book('refund_failure', refund, number(refund.amount));
  },
};
