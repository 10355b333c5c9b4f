import 'server-only';
import { cache } from 'react';
import { answerBeingMade } from './answering.mjs';

/**
 * A page's read, once for all that asks for it while an answer is made: its head, its content. What it threw is the answer's
 * too: Next draws the error's page with the head once more, in another of React's caches, and whoever waited five seconds for
 * a statement that ran out of time would wait five more for that.
 */
export function readOnce<Asked extends unknown[], T>(
  read: (...asked: Asked) => Promise<T>,
): (...asked: Asked) => Promise<T> {
  const failures = new WeakMap<object, { error: unknown }>();
  const once = cache(read);
  return async (...asked) => {
    const answer = answerBeingMade();
    const failure = answer && failures.get(answer);
    if (failure) throw failure.error;
    try {
      return await once(...asked);
    } catch (error) {
      if (answer) failures.set(answer, { error });
      throw error;
    }
  };
}
