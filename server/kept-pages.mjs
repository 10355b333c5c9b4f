import { answerBeingMade } from '../lib/core/http/answering.mjs';
import { readChange } from './changes.mjs';
import { expireKept, expiriesOf, forgetKept, watchPageCache } from './next-internals.mjs';
import { leavesTextsOut } from './still-texts.mjs';

/** Longer than any page takes: its statements end after five seconds. */
const LONGEST_RENDER_MS = 15_000;

/** Kept pages that are made anew at once after their minute, while readers get what is kept. */
const REMADE_AT_ONCE = 4;

/** When the making of each began, by its key. */
const remaking = new Map();

/** When Next last forgot all of them; whether it may keep any: not while nobody hears what other processes write. */
let [forgotten, deaf] = [0, false];

/** @typedef {{ changed: (change: string) => void, listening: (now: boolean) => void }} Listener */

/** Others that keep pages. @type {Set<Listener>} */
const listeners = new Set();

// Of the process: commands (lib/core/memory/pages.ts) and what hears the database (lib/upkeep/pages.ts) look for it there.
const ofProcess = /** @type {{ rihlaPages?: Listener }} */ (globalThis);

/** Whoever keeps pages is told what was written, and whether it is heard. @param {Listener} listener */
export function tellOfPages(listener) {
  listeners.add(listener);
}

/** @param {string} change */
function changed(change) {
  const { paths } = readChange(change);
  if (paths) expireKept(paths);
  else forgetAll();
  for (const one of listeners) one.changed(change);
}

/** @param {boolean} now */
function listening(now) {
  deaf = !now;
  forgetAll();
  for (const one of listeners) one.listening(now);
}

function forgetAll() {
  forgotten = Date.now();
  forgetKept();
}

/**
 * Next keeps its pages as it does, but for this:
 * - What is not there is not kept: anybody can think of any number of addresses.
 * - A page is not kept within seconds of a write that expired it. Next dates a page by when it is stored; one that was
 *   read before the write and stored after it would pass for fresh for a minute, a hidden thing still on it.
 * - Nor one whose texts our server puts into it by itself; it has them made so that Next keeps none (next-internals.mjs).
 * - Nothing is kept while it is not heard what other processes write.
 * - Only a few are made anew at once; the others stay as they are until the next reader asks.
 */
export function watchKeptPages() {
  ofProcess.rihlaPages ??= { changed, listening };
  watchPageCache({
    mayKeep: (page) =>
      page !== null &&
      (page.status ?? 200) === 200 &&
      !deaf &&
      !wasExpiredLately(page) &&
      !leavesTextsOut(/** @type {object | undefined} */ (answerBeingMade())),
    mayRemake,
    remade: (key) => remaking.delete(key),
  });
}

/** @param {import('./next-internals.mjs').Page} page */
function wasExpiredLately(page) {
  const since = Date.now() - LONGEST_RENDER_MS;
  return forgotten > since || expiriesOf(page).some((expired) => expired > since);
}

/** @param {string} key */
function mayRemake(key) {
  const since = Date.now() - LONGEST_RENDER_MS;
  for (const [one, began] of remaking) if (began < since) remaking.delete(one);
  if (remaking.size >= REMADE_AT_ONCE && !remaking.has(key)) return false;
  remaking.set(key, Date.now());
  return true;
}
