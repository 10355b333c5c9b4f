import { wordsHere } from '#words';
import { allStyles } from './all-styles';
import { toast } from './toast';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** As long as it is read: what is lost meanwhile is lost with it. */
const TOLD_MS = 8_000;

let toldAt = Number.NEGATIVE_INFINITY;

function tell(): void {
  const now = performance.now();
  if (now - toldAt < TOLD_MS) return;
  toldAt = now;
  toast({ tone: 'error', title: wordsHere('ui/signes')('partiePerdue') });
}

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
 * What `load` imports, and the styles that it is drawn with, asked for again while the network does not bring it: a page does not end for a part of it that got
 * lost on the way. The person is told, once for all that is lost together, and to load the page anew where it does not come: a site that
 * was renewed meanwhile has it under another name. What fails for another reason is thrown.
 */
export async function askedAgain<T>(load: () => Promise<T>): Promise<T> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      const [loaded] = await Promise.all([load(), allStyles()]);
      return loaded;
    } catch (error) {
      if (!(error instanceof Error && error.name === 'ChunkLoadError')) throw error;
    }
    if (waitMs === FIRST_WAIT_MS) tell();
    await networkOr(waitMs);
  }
}
