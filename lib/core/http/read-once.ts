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
  const failures = new WeakMap<object, { asked: Asked; error: unknown }[]>();
  const once = cache(read);
  return async (...asked) => {
    const answer = answerBeingMade();
    const failed = (answer && failures.get(answer)) ?? [];
    const known = failed.find((one) => one.asked.every((value, at) => Object.is(value, asked[at])));
    if (known) throw known.error;
    try {
      return await once(...asked);
    } catch (error) {
      if (answer) failures.set(answer, [...failed, { asked, error }]);
      throw error;
    }
  };
}
