import 'server-only';
import type { Said } from '@/lib/langues/words';
import { AppError } from '../errors';

/**
 * Lets at most `atOnce` pieces of heavy work run, the next ones in their order. When `waiting` of them already stand in
 * line the answer is `unavailable` at once, in the words of `busy`: a line that only grows helps nobody.
 */
export function makeTurns(
  atOnce: number,
  waiting: number,
  busy: Said,
): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) {
        throw new AppError('unavailable', busy, undefined, 5);
      }
      // Whoever ends hands the turn over without giving it back, so nobody slips in between.
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
