/**
 * Bounds the pages that are made at once: each takes memory until it is sent, and more of them at once are not made
 * sooner. The next wait in their order, for no longer than a reader does; beyond that the answer is no, at once.
 * @param {{ atOnce?: number, waiting?: number, longestMs?: number }} [bounds]
 * @returns {(response: import('node:events').EventEmitter) => Promise<(() => void) | undefined>} resolves when it is the
 *   page's turn, to what gives the turn back (asked again, it does nothing); to undefined when it did not come, or when
 *   nobody waits for the page any more
 */
export function pageLine({ atOnce = 4, waiting = 500, longestMs = 1_000 } = {}) {
  let turns = atOnce;
  /** @type {Set<(comes: boolean) => void>} */
  const line = new Set();

  function turn() {
    let given = false;
    return () => {
      if (given) return;
      given = true;
      turns += 1;
      const [next] = line;
      next?.(true);
    };
  }

  return async (response) => {
    if (turns === 0) {
      if (line.size >= waiting) return undefined;
      const comes = await new Promise((resolve) => {
        const end = (/** @type {boolean} */ comes) => {
          clearTimeout(timer);
          response.off('close', leave);
          line.delete(end);
          if (comes) turns -= 1;
          resolve(comes);
        };
        const leave = () => end(false);
        const timer = setTimeout(leave, longestMs);
        response.once('close', leave);
        line.add(end);
      });
      return comes ? turn() : undefined;
    }
    turns -= 1;
    return turn();
  };
}

/** A page is made when all of it has been written; who reads slowly keeps no turn. */
const SLOW_READER_MS = 250;

/**
 * Gives a page's turn back when it has been made, or when it waits for its reader.
 * @param {import('node:http').ServerResponse} response
 * @param {() => void} giveBack
 */
export function whenMade(response, giveBack) {
  let waited = false;
  const look = setInterval(() => {
    if (waited && response.writableNeedDrain) end();
    waited = response.writableNeedDrain;
  }, SLOW_READER_MS);
  const end = () => {
    clearInterval(look);
    giveBack();
  };
  response.once('finish', end);
  response.once('close', end);
}
