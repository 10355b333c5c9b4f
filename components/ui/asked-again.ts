import { wordsHere } from '#words';
import { toast } from './toast';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

let lost = 0;

/** Resolves when the browser says that it is back on the network, or after a while: what it says of that is not always true. */
function networkOr(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, waitMs);
    addEventListener('online', end);
  });
}

/**
 * What `load` imports, asked for again while the network does not bring it: a page does not end for a part of it that got
 * lost on the way. The person is told, once for all that is missing. What fails for another reason is thrown.
 */
export async function askedAgain<T>(load: () => Promise<T>): Promise<T> {
  let told = false;
  try {
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      try {
        return await load();
      } catch (error) {
        if (!(error instanceof Error && error.name === 'ChunkLoadError')) throw error;
      }
      if (!told && lost++ === 0) toast({ tone: 'error', title: wordsHere('ui/signes')('partiePerdue') });
      told = true;
      await networkOr(waitMs);
    }
  } finally {
    if (told) lost--;
  }
}
