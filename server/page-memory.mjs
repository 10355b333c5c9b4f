import { LRUCache } from 'lru-cache';
import { idsIn, marksOf, readChange } from './changes.mjs';

/**
 * A page as it is answered. `gzip` only where there is much to send, `brotli` of files and of what many ask for; `keep` when it may be kept.
 * @typedef {{ status: number, headers: Record<string, string | string[]>, body?: Buffer, gzip?: Buffer, brotli?: Buffer, etag?: string, keep: boolean }} Page
 * @typedef {{ page: Page, began: number, shown: import('./changes.mjs').Shown }} Made
 */

/** What a page takes beside its bytes (twice what gzip makes of it: brotli may come, server/pack-again.mjs): headers, and some hundred bytes an id, with its place among those that name it. */
const ID_BYTES = 150;
const HEADER_BYTES = 3_000;
/** Changes that are looked back at by what is being made. */
const CHANGES = 2_000;

/**
 * Keeps public pages by their address until a write touches them, for a minute at most (departures pass), and no more than so
 * many bytes. However many ask, one at a time is made of each; who asks after a write never gets what was made before it.
 * While nobody hears what other processes write, nothing is kept.
 * @param {{ bytes?: number, ms?: number }} [bounds]
 */
export function pageMemory({ bytes = 12_000_000, ms = 60_000 } = {}) {
  /** @type {LRUCache<string, Made>} */
  const kept = new LRUCache({
    maxSize: bytes,
    sizeCalculation: ({ page, shown }) =>
      2 * (page.gzip?.length ?? 0) + (page.body?.length ?? 0) + HEADER_BYTES + shown.ids.size * ID_BYTES,
    disposeAfter: ({ shown }, address) => {
      for (const mark of marksOf(shown)) {
        const addresses = marked.get(mark);
        addresses?.delete(address);
        if (addresses?.size === 0) marked.delete(mark);
      }
    },
  });
  /** The addresses of what is kept, by what a write finds them by: a write is one look, however much is kept. */
  /** @type {Map<string, Set<string>>} */
  const marked = new Map();
  /** @type {Map<string, Promise<Made | undefined>>} */
  const underway = new Map();
  /** The last changes; `place` is the number of the newest. */
  /** @type {((page: import('./changes.mjs').Shown) => boolean)[]} */
  const changes = [];
  let place = 0;
  let hears = false;

  /** @param {Made} made @param {number} until */
  function isAsOf({ began, shown }, until) {
    if (until <= began) return true;
    const oldest = place - changes.length;
    if (began < oldest) return false;
    return !changes.slice(began - oldest, until - oldest).some((touches) => touches(shown));
  }

  /** @param {Pick<ReturnType<typeof readChange>, 'touches' | 'among'>} change */
  function note({ touches, among }) {
    place += 1;
    changes.push(touches);
    if (changes.length > CHANGES) changes.splice(0, CHANGES / 2);
    if (!among) return kept.clear();
    for (const mark of among)
      for (const address of marked.get(mark) ?? []) {
        const made = kept.peek(address, { allowStale: true });
        if (made && touches(made.shown)) kept.delete(address);
      }
  }

  /** @param {string} address @param {Made} made @param {number} ttl */
  function keep(address, made, ttl) {
    kept.set(address, made, { ttl });
    if (!kept.has(address)) return;
    for (const mark of marksOf(made.shown)) {
      const addresses = marked.get(mark);
      if (addresses) addresses.add(address);
      else marked.set(mark, new Set([address]));
    }
  }

  /**
   * @param {{ path: string, address: string }} asked
   * @param {(started: () => void) => Promise<{ page: Page, text: string } | undefined>} make
   * @returns {Promise<Made | undefined>}
   */
  async function makeOne({ path, address }, make) {
    let [began, start] = [place, performance.now()];
    const made = await make(() => {
      began = place;
      start = performance.now();
    });
    if (!made) return undefined;
    const { page, text } = made;
    const ids = idsIn(text);
    for (const id of idsIn(address)) ids.add(id);
    const one = { page, began, shown: { path, ids } };
    const ttl = Math.ceil(ms - (performance.now() - start));
    if (page.keep && hears && ttl > 0 && isAsOf(one, place)) keep(address, one, ttl);
    return one;
  }

  return {
    /** How many are kept, the bytes that they are counted as, and by how much they are found. */
    get held() {
      return { pages: kept.size, bytes: kept.calculatedSize, marks: marked.size };
    },

    /**
     * @param {string} address
     * @returns {Page | undefined}
     */
    find: (address) => kept.get(address)?.page,

    /**
     * The page of an address: as kept, as it is being made, or made now.
     * @param {{ path: string, address: string }} asked
     * @param {(started: () => void) => Promise<{ page: Page, text: string } | undefined>} make calls `started` before it
     *   reads anything; undefined when it cannot be made now
     * @returns {Promise<Page | undefined>}
     */
    async read(asked, make) {
      const since = place;
      for (;;) {
        const known = kept.get(asked.address);
        if (known) return known.page;
        let making = underway.get(asked.address);
        if (!making) {
          making = makeOne(asked, make).finally(() => underway.delete(asked.address));
          underway.set(asked.address, making);
        }
        const made = await making;
        if (!made || isAsOf(made, since)) return made?.page;
      }
    },

    /** Something was written. @param {string} change */
    changed: (change) => note(readChange(change)),

    /** Whether what other processes write is heard from now on; what was not heard may be anything. @param {boolean} now */
    listening(now) {
      hears = now;
      note({ touches: () => true, among: null });
    },
  };
}
