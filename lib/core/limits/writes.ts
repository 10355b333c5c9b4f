import 'server-only';
import { appels } from '@/lib/langues/appels';
import { AppError } from '../errors';
import { waitingOf } from './waiting.mjs';
import { makeWindows } from './windows.mjs';

const FIVE_MINUTES = 300;

/**
 * What anybody may write, whatever it is, counted in this process: it stops loops, and what a call is worth stopping for
 * has a limit of its own. Addresses have more: whole neighbourhoods share one.
 */
const writes = {
  address: makeWindows({ points: 3_000, seconds: FIVE_MINUTES }),
  account: makeWindows({ points: 600, seconds: FIVE_MINUTES }),
};

/** Counts one write of an address or an account. Throws `rate_limited` with the seconds to wait when there were too many. */
export function countWrite(of: keyof typeof writes, key: string): void {
  const seconds = writes[of](key);
  if (seconds === 0) return;
  throw new AppError('rate_limited', appels('demandesNombreuses', waitingOf(seconds)), undefined, seconds);
}
