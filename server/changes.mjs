/** The list that shows things of a kind. */
const LISTS = /** @type {Record<string, string>} */ ({
  transport: '/transporteurs',
  kilos: '/transporteurs',
  demande: '/demandes',
  produit: '/produits',
});

/** Where the pages of two cities are. */
const PAIRS = '/colis/';

/**
 * What a page shows: its path, and the ids of all that it names.
 * @typedef {{ path: string, ids: Set<string> }} Shown
 */

/**
 * Reads what a write says of itself: `transport ID OWNER`, `kilos ID OWNER` (its free weight only), `demande ID OWNER`,
 * `produit ID OWNER`, `personne ID` (how they are shown), `tout`. Written by the database's triggers and by commands
 * (lib/core/memory/pages.ts). What is not understood touches everything.
 * @param {string} change
 * @returns {{ touches: (page: Shown) => boolean, among: string[] | null, paths: string[] | null }} which pages it touches;
 *   what each of these is found by (`marksOf`), null when that is any page at all; the paths of those that have one of their
 *   own, null for any
 */
export function readChange(change) {
  const [kind = '', id = '', owner = ''] = change.split(' ');
  const list = LISTS[kind];
  if (list && id && owner) {
    const ofOwner = `/profile/${owner}`;
    return {
      touches: ({ path, ids }) =>
        path === '/' ||
        path === list ||
        (list === LISTS.transport && path.startsWith(PAIRS)) ||
        ids.has(id) ||
        path.startsWith(ofOwner) ||
        // their things are counted there
        (path.startsWith('/agences') && ids.has(owner)),
      among: [id, owner, '/', list, ...(list === LISTS.transport ? [PAIRS] : [])],
      // a trip stands on the pages of others that are over, too
      paths: kind === 'transport' ? null : [`${list}/${id}`, ofOwner, `/agences/${owner}`],
    };
  }
  if (kind === 'personne' && id)
    return {
      touches: ({ path, ids }) => ids.has(id) || path === '/agences',
      among: [id, '/agences'],
      paths: null,
    };
  return { touches: () => true, among: null, paths: null };
}

/**
 * What a page is found by when something is written: its path, and every id that it names, its own address's too.
 * @param {Shown} shown
 */
export function* marksOf({ path, ids }) {
  yield path.startsWith(PAIRS) ? PAIRS : path;
  yield* ids;
}

// From its first dash on, which is found five times as fast as eight digits are.
const TAILS = /-(?=([\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}))/g;
const HEAD = /^[\da-f]{8}$/;

/** A string of its own: one that was found in a text holds all of that text in memory. @param {string} found */
const own = (found) => Buffer.from(found, 'latin1').toString('latin1');

/**
 * All ids in a text, which may be forgotten while they are kept.
 * @param {string} text
 * @returns {Set<string>}
 */
export function idsIn(text) {
  const found = new Set();
  for (const { index, 1: tail } of text.matchAll(TAILS)) {
    const head = text.slice(Math.max(0, index - 8), index);
    if (HEAD.test(head)) found.add(`${head}-${tail}`);
  }
  // each stands there several times
  return new Set([...found].map(own));
}
