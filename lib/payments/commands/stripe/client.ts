import 'server-only';
import type Stripe from 'stripe';
import { env } from '@/lib/core/env';
import { AppError } from '@/lib/core/errors';
import { log } from '@/lib/core/log/log';
import { refus } from '@/lib/langues/refus/payments';

// Written out, so that another version is a change that somebody sees.
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const ASK_AGAIN_SECONDS = 60;

let connected: Promise<Stripe> | undefined;

/** Stripe's client, made on first use. It repeats what got no answer under the same key by itself. */
export function stripe(): Promise<Stripe> {
  connected ??= connect();
  return connected;
}

async function connect(): Promise<Stripe> {
  const { STRIPE_SECRET_KEY = '', STRIPE_API_URL } = env();
  const { default: Client } = await import('stripe');
  return new Client(STRIPE_SECRET_KEY, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(STRIPE_API_URL ? addressOf(new URL(STRIPE_API_URL)) : {}),
  });
}

const addressOf = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  port: port || (protocol === 'http:' ? '80' : '443'),
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
});

/** What Stripe says no to for good: nothing was done, and the same key would hear the same again. */
export type Refusal = { refus: string };
const REFUSALS = new Set(['StripeInvalidRequestError', 'StripeCardError']);

/**
 * Asks Stripe for something. What it refuses is a value; throws `unavailable` when nobody knows what became of it: it is to
 * be asked for again under its key.
 */
export async function asked<T>(what: string, work: (client: Stripe) => Promise<T>): Promise<T | Refusal> {
  try {
    return await work(await stripe());
  } catch (error) {
    const {
      type = '',
      code = '',
      statusCode,
    } = error as { type?: string; code?: string; statusCode?: number };
    // Its texts name what was sent: only its codes are kept.
    log.warn({ what, type, code, statusCode }, 'the payments’ provider said no');
    if (REFUSALS.has(type)) return { refus: code || type };
    throw unanswered();
  }
}

/** The same where a refusal is a fault of ours or of the settings: throws `unavailable` then too. */
export async function askedFor<T>(what: string, work: (client: Stripe) => Promise<T>): Promise<T> {
  const answer = await asked(what, work);
  if (answer && typeof answer === 'object' && 'refus' in answer) throw unanswered();
  return answer as T;
}

const unanswered = () => new AppError('unavailable', refus('prestataireMuet'), undefined, ASK_AGAIN_SECONDS);
