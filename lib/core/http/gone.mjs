/** Of the process, not of the module: our server and Next's bundle have one each. */
const PATHS = Symbol.for('rihla.gone');
const ofProcess = /** @type {{ [PATHS]?: Set<string> }} */ (globalThis);
const MOST = 20_000;

function paths() {
  ofProcess[PATHS] ??= new Set();
  return ofProcess[PATHS];
}

/**
 * Says, while a page is made, that what it shows is over for good: people still read it, search engines are told 410 and
 * forget it. Or that it is not, or not any more.
 * @param {string} path
 * @param {boolean} gone
 */
export function tellGone(path, gone) {
  const known = paths();
  known.delete(path);
  if (!gone) return;
  known.add(path);
  // The one that was made the longest ago; Next has forgotten its page before.
  const [oldest] = known;
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
}

/** @param {string} path */
export const isGone = (path) => paths().has(path);
