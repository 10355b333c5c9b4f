import 'server-only';
import { env } from '@/lib/core/env';
import { AppError } from '@/lib/core/errors';
import { testProvider } from './test-provider';

/** What a provider is asked to do; `id` is the key: what is asked again under it is done once. */
export type Call = { id: string; paymentId: string; centimes: number };
/** What became of a charge, as its provider says now. */
export type Charge = { etat: 'ouvert' | 'paye' | 'refuse'; centimes: number };

/** Who moves the money. Every method may be called twice, and answers the same. */
export type Provider = {
  /** Opens the door at which somebody pays; `url` is where it stands. */
  open(call: Call): Promise<{ ref: string; url: string }>;
  read(ref: string): Promise<Charge>;
  /** Gives a part of a charge back, or sends it to who asked for it. */
  remboursement(call: Call): Promise<{ ref: string }>;
  versement(call: Call): Promise<{ ref: string }>;
};

const PROVIDERS = { test: testProvider } satisfies Record<string, Provider>;
export type ProviderName = keyof typeof PROVIDERS;

const ASK_AGAIN_SECONDS = 3_600;

/** Who moves money on this site now, or null where the operator has chosen nobody. */
export function currentProvider(): ProviderName | null {
  return env().PAYMENT_TEST_MODE === 'on' ? 'test' : null;
}

/** The same for what is asked for now. Throws `unavailable` where there is nobody. */
export function requireProvider(): ProviderName {
  const current = currentProvider();
  if (current) return current;
  throw new AppError(
    'unavailable',
    'Les paiements ne sont pas encore ouverts sur ce site.',
    undefined,
    ASK_AGAIN_SECONDS,
  );
}

/** Who moves the money of what was asked for under that name. Throws `unavailable` when they do not any more. */
export function providerOf(name: string): Provider {
  if (name !== requireProvider()) {
    throw new AppError(
      'unavailable',
      'Ce paiement ne peut plus être fait ici.',
      undefined,
      ASK_AGAIN_SECONDS,
    );
  }
  return PROVIDERS[name as ProviderName];
}
