import { randomBytes } from 'node:crypto';

export type Thing = Record<string, unknown> & { id: string };
/** What is sent in a form: `line_items[0][price_data][unit_amount]` and the like, as a tree. */
export type Sent = { [name: string]: Sent | string | undefined };

type Refusal = Error & { refused: { code: string; status: number } };

/** What Stripe refuses, to be thrown. */
export function refusal(code: string, status = 400): Refusal {
  return Object.assign(new Error(code), { refused: { code, status } });
}

/** Whether Stripe refused; anything else is a fault of the stand-in. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'refused' in error;
}

const nowSeconds = () => Math.floor(Date.now() / 1_000);
const PREFIXES = {
  'checkout.session': 'cs_test_',
  payment_intent: 'pi_',
  charge: 'ch_',
  refund: 're_',
  transfer: 'tr_',
  transfer_reversal: 'trr_',
  dispute: 'du_',
  account: 'acct_',
  balance_transaction: 'txn_',
};
export type Kind = keyof typeof PREFIXES;

/** What Stripe keeps: its things, and what its platform and its connected accounts have. */
export function makeWorld() {
  const things = new Map<string, Thing>();
  const balances = new Map<string, number>();

  function make<T extends Record<string, unknown>>(object: Kind, fields: T): T & Thing {
    const id = `${PREFIXES[object]}${randomBytes(9).toString('hex')}`;
    const thing = { id, object, created: nowSeconds(), livemode: false, ...fields };
    things.set(id, thing);
    return thing;
  }

  const all = (object: Kind): Thing[] => [...things.values()].filter((thing) => thing.object === object);

  function find(id: unknown, object: Kind): Thing {
    const thing = things.get(String(id));
    if (thing?.object !== object) throw refusal('resource_missing', 404);
    return thing;
  }

  /** Moves money of the platform, which its report then tells. */
  function book(type: string, source: Thing, amount: number): string {
    balances.set('platform', (balances.get('platform') ?? 0) + amount);
    return make('balance_transaction', { type, source: source.id, amount, currency: 'eur', fee: 0 }).id;
  }

  return { things, balances, make, all, find, book };
}
export type World = ReturnType<typeof makeWorld>;
