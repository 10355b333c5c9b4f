import 'server-only';
import { env } from '@/lib/core/env';
import { AppError } from '@/lib/core/errors';

/** Who moves the money of a payment; `test` moves none. */
export type Provider = 'test';

const ASK_AGAIN_SECONDS = 3_600;

/** Who would move the money of what is asked for now. Throws `unavailable` where the operator has chosen nobody. */
export function requireProvider(): Provider {
  if (env().PAYMENT_TEST_MODE === 'on') return 'test';
  throw new AppError(
    'unavailable',
    'Les paiements ne sont pas encore ouverts sur ce site.',
    undefined,
    ASK_AGAIN_SECONDS,
  );
}
