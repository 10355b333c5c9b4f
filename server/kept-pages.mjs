import { expiriesOf, watchPageCache } from './next-internals.mjs';

/** Longer than any page takes: its statements end after five seconds. */
const LONGEST_RENDER_MS = 15_000;

/** Kept pages that are made anew at once after their minute, while readers get what is kept. */
const REMADE_AT_ONCE = 4;

/** When the making of each began, by its key. */
const remaking = new Map();

/**
 * Next keeps its pages as it does, but for this:
 * - What is not there is not kept: anybody can think of any number of addresses.
 * - A page is not kept within seconds of a write that expired it. Next dates a page by when it is stored; one that was
 *   read before the write and stored after it would pass for fresh for a minute, a hidden thing still on it.
 * - Only a few are made anew at once; the others stay as they are until the next reader asks.
 */
export function watchKeptPages() {
  watchPageCache({
    mayKeep: (page) => page !== null && (page.status ?? 200) === 200 && !wasExpiredLately(page),
    mayRemake,
    remade: (key) => remaking.delete(key),
  });
}

/** @param {import('./next-internals.mjs').Page} page */
function wasExpiredLately(page) {
  const since = Date.now() - LONGEST_RENDER_MS;
  return expiriesOf(page).some((expired) => expired > since);
}

/** @param {string} key */
function mayRemake(key) {
  const since = Date.now() - LONGEST_RENDER_MS;
  for (const [one, began] of remaking) if (began < since) remaking.delete(one);
  if (remaking.size >= REMADE_AT_ONCE && !remaking.has(key)) return false;
  remaking.set(key, Date.now());
  return true;
}
