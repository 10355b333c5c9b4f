import 'server-only';
import { env } from '@/lib/core/env';
import { AppError } from '@/lib/core/errors';
import { refus } from '@/lib/langues/refus/payments';
import type { Mouvement } from '../rules/reconcile';
import { stripeProvider } from './stripe/provider';
import { testProvider } from './test-provider';

/**
 * What a provider is asked to do; `id` is the key: what is asked again under it is done once. `ref` is what it answered
 * before, `encore` whether it was asked before and may have answered.
 */
export type Call = {
  id: string;
  paymentId: string;
  centimes: number;
  createdAt: Date;
  ref: string | null;
  encore: boolean;
};
/** Where somebody pays; or the word of a provider that will never open it under that key. */
export type Door = { ref: string; url: string } | { refus: string };
/** What was sent; or the word of a provider that did nothing, and never will under that key. */
export type Sent = { ref: string } | { refus: string };
/** What became of a charge, as its provider says now; `debit` is the money's name there once it came. */
export type Charge = { etat: 'ouvert' | 'paye' | 'refuse' | 'perime'; centimes: number; debit?: string };
/** A charge that its bank contests. */
export type Opposition = { debit: string; etat: 'ouverte' | 'gagnee' | 'perdue' };
/** Whether money can be sent to somebody's account, and what the provider still asks, in its own words. */
export type AccountState = { pret: boolean; manque: string[] };

/** Accounts of people who are paid: opened under a key, completed on the provider's own pages. */
export type Accounts = {
  /** Whether who lives there can be sent money; `country` as below. */
  serves(country: string): boolean;
  /** `country` is where its owner lives, as far as that is known: two letters. */
  open(id: string, country: string | null): Promise<string>;
  link(ref: string): Promise<string>;
  read(ref: string): Promise<AccountState>;
};

/**
 * Who moves the money. Every method may be called twice, and answers the same. Throws `unavailable` when nobody knows what
 * became of what was asked.
 */
export type Provider = {
  /** Opens the door at which somebody pays, or finds it; null when it is closed. */
  open(call: Call): Promise<Door | null>;
  read(ref: string): Promise<Charge>;
  /** Closes a door that nobody is to go through any more, if it still stands open. */
  close(call: Pick<Call, 'id' | 'ref'>): Promise<void>;
  /** Gives a part of a charge back, or sends it to who asked for it. */
  remboursement(call: Call): Promise<Sent>;
  versement(call: Call): Promise<Sent>;
  /** Takes back what was sent to who asked; `ref` is the sending's. */
  reprise(call: Call): Promise<Sent>;
  /** What became of a bank's contestation of a charge, and of a refund that was asked for before; nothing where there are no banks. */
  opposition: { read(ref: string): Promise<Opposition>; refunded(call: Call): Promise<Sent> } | null;
  /** How much came back of what was sent, in cents. */
  returned(genre: 'versement' | 'remboursement', ref: string): Promise<number>;
  /** Everything that moved between two instants, as the provider tells it; nothing where no money moves. */
  report: ((from: Date, to: Date) => Promise<Mouvement[]>) | null;
  /** Nothing where money reaches people without an account of theirs. */
  accounts: Accounts | null;
};

/** Stripe's two worlds have nothing in common: what was asked for in one is never paid in the other. */
const PROVIDERS = {
  test: testProvider,
  stripe: stripeProvider,
  stripe_test: stripeProvider,
} satisfies Record<string, Provider>;
export type ProviderName = keyof typeof PROVIDERS;

const ASK_AGAIN_SECONDS = 3_600;

/** Who moves money on this site now, or null where the operator has chosen nobody. */
export function currentProvider(): ProviderName | null {
  const { STRIPE_SECRET_KEY, PAYMENT_TEST_MODE } = env();
  if (STRIPE_SECRET_KEY) return STRIPE_SECRET_KEY.includes('_test_') ? 'stripe_test' : 'stripe';
  return PAYMENT_TEST_MODE === 'on' ? 'test' : null;
}

/** The same for what is asked for now. Throws `unavailable` where there is nobody. */
export function requireProvider(): ProviderName {
  const current = currentProvider();
  if (current) return current;
  throw new AppError('unavailable', refus('pasOuverts'), undefined, ASK_AGAIN_SECONDS);
}

/** Who moves the money of what was asked for under that name. Throws `unavailable` when they do not any more. */
export function providerOf(name: string): Provider {
  if (name !== requireProvider()) {
    throw new AppError('unavailable', refus('plusIci'), undefined, ASK_AGAIN_SECONDS);
  }
  return PROVIDERS[name as ProviderName];
}
