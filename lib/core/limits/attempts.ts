import 'server-only';
import { appels } from '@/lib/langues/appels';
import { AppError } from '../errors';
import { countAgainst, forgetCount, type LimitName } from './rate-limit';

/** Who waits at a door that long is not the person it belongs to. */
const MAX_WAITING = 100;
const lines = new Map<string, { waiting: number; last: Promise<unknown> }>();

/**
 * Lets guesses at a secret through a door one after the other. Each counts before it is looked at, so that a burst cannot
 * slip through, also past several processes; a right one clears what was counted, so that any number of right ones in the
 * same instant get in. Answers whether the guess was right. Throws `rate_limited` at a door that is closed.
 */
export async function attempt(
  door: LimitName,
  key: string,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  return inLine(`${door}:${key}`, async () => {
    await countAgainst(door, key);
    const right = await isRight();
    if (right) await forgetCount(door, key);
    return right;
  });
}

async function inLine<T>(name: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(name) ?? { waiting: 0, last: Promise.resolve() };
  if (line.waiting >= MAX_WAITING) {
    throw new AppError('rate_limited', appels('essaisALaFois'), undefined, 1);
  }
  lines.set(name, line);
  line.waiting += 1;
  const mine = line.last.then(work);
  line.last = mine.catch(() => {});
  try {
    return await mine;
  } finally {
    line.waiting -= 1;
    if (line.waiting === 0) lines.delete(name);
  }
}
