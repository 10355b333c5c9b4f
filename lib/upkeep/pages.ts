import 'server-only';
import { env } from '@/lib/core/env';
import { type Listening, listen } from '@/lib/core/live/listen';
import { keptPages } from '@/lib/core/memory/pages';
import { forgetPopularRoutes } from '@/lib/transports/queries/listings';
import { forgetSearches } from '@/lib/transports/queries/remembered';

const CHANNEL = 'rihla_pages';
/** A connection that has died without a word is noticed within twice as long. */
const PROOF_MS = 5_000;

const kept = globalThis as typeof globalThis & { rihlaHearing?: Listening };

/** Has this process hear what any other writes, once. */
export function hearOfPages(): void {
  const { DATABASE_DIRECT_URL, DATABASE_URL } = env();
  kept.rihlaHearing ??= hearWrites(DATABASE_DIRECT_URL ?? DATABASE_URL);
}

/**
 * Hears what any process writes: what is kept or remembered here is given up with it, and all of it when nothing is heard. Until
 * it is ended.
 */
export function hearWrites(connectionString: string): Listening {
  keptPages.listening(false);
  return listen(connectionString, {
    channel: CHANNEL,
    proofMs: PROOF_MS,
    notified(change) {
      if (change.startsWith('transport ') || change === 'tout') forget();
      keptPages.changed(change);
    },
    back() {
      forget();
      keptPages.listening(true);
    },
    lost: () => keptPages.listening(false),
  });
}

function forget(): void {
  forgetSearches();
  forgetPopularRoutes();
}
