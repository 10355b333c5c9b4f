import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { logTrouble } from '../lib/core/log/troubles.mjs';
import { packedAmong, staticAddress, staticFile, staticFolder } from './static-files.mjs';

/** After a build served for the last time: as long as a tab stays open over night. */
const KEPT_MS = 86_400_000;
/** How often a process says that its build is still served. */
const SAID_MS = 3_600_000;
/** Who deploys often keeps four million bytes for each. */
const MOST = 10;
/** Another process may have put down another build meanwhile. */
const LOOKED_MS = 5_000;

/** What begins the names of our folders: nothing else in there is read or removed. A build's own name has no dot. */
const OURS = 'build-';
const BEGUN = 'begun-';

/**
 * Keeps the scripts and style sheets of this build in DATA_DIR, for its pages that are still open, or in a shared cache, when
 * another build takes its place, and answers those that other processes put there: of builds before this one, at least for a
 * day, and of the one that comes. Of a DATA_DIR that cannot be written nothing is kept.
 * @param {{ distDir: string, dataDir: string, now?: () => number }} site
 * @returns {{ find: (address: string) => Promise<import('./page-memory.mjs').Page | undefined>, kept: Promise<void> }}
 *   `find` gives undefined for what no build has
 */
export function earlierBuilds({ distDir, dataDir, now = Date.now }) {
  const folder = path.join(dataDir, 'scripts');
  const keep = async () => {
    // On a full disk too what is old goes.
    for (const step of [() => keepThis(distDir, folder, now()), () => giveUp(folder, now())])
      await step().catch(({ code }) => logTrouble('scripts of earlier builds are not kept', { code }));
  };
  const kept = keep();
  setInterval(keep, SAID_MS).unref();
  return { find: finder(folder, now), kept };
}

/** Puts this build there, or says that it is still served. @param {string} distDir @param {string} folder @param {number} now */
async function keepThis(distDir, folder, now) {
  const build = (await readFile(path.join(distDir, 'BUILD_ID'), 'utf8')).trim();
  const target = path.join(folder, OURS + build);
  const there = await stat(target).catch(() => undefined);
  if (!there) await copyPacked(staticFolder(distDir), target, path.join(folder, BEGUN + randomUUID()));
  await utimes(target, now / 1000, now / 1000);
}

/** Whole or not at all, whoever else starts. @param {string} source @param {string} target @param {string} begun */
async function copyPacked(source, target, begun) {
  await mkdir(begun, { recursive: true });
  for (const name of packedAmong(await readdir(source, { recursive: true }))) {
    await mkdir(path.dirname(path.join(begun, name)), { recursive: true });
    for (const end of ['.br', '.gz'])
      await copyFile(path.join(source, name + end), path.join(begun, name + end));
  }
  await rename(begun, target).catch(async (error) => {
    await rm(begun, { recursive: true, force: true });
    // Another process was quicker.
    if (!(await stat(target).catch(() => undefined))) throw error;
  });
}

/** Our folders by when their builds were served, the last first. @param {string} folder @param {string} begins */
async function foldersOf(folder, begins) {
  const entries = await readdir(folder, { withFileTypes: true });
  const named = entries.filter((one) => one.isDirectory() && one.name.startsWith(begins));
  const dated = await Promise.all(
    named.map(async ({ name }) => {
      const at = path.join(folder, name);
      return { at, since: (await stat(at).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  return dated.sort((one, other) => other.since - one.since);
}

/** @param {string} folder @param {number} now */
async function giveUp(folder, now) {
  const [builds, begun] = [await foldersOf(folder, OURS), await foldersOf(folder, BEGUN)];
  const isOld = (/** @type {{ since: number }} */ { since }) => since < now - KEPT_MS;
  const gone = builds.filter((one, place) => place >= MOST || (place > 0 && isOld(one)));
  for (const { at } of [...gone, ...begun.filter(isOld)]) {
    // A half of one that is removed must not pass for a build. Another process may be at it too.
    const aside = path.join(folder, BEGUN + randomUUID());
    await rename(at, aside).catch(() => {});
    await rm(aside, { recursive: true, force: true });
  }
}

/** @param {string} folder @param {() => number} now */
function finder(folder, now) {
  /** @type {Map<string, { name: string, file: string }>} */
  let files = new Map();
  /** @type {Promise<void> | undefined} */
  let looking;
  let looked = Number.NEGATIVE_INFINITY;

  async function look() {
    /** @type {typeof files} */
    const found = new Map();
    for (const { at } of await foldersOf(folder, OURS).catch(() => []))
      for (const name of packedAmong(await readdir(at, { recursive: true }).catch(() => [])))
        if (!found.has(staticAddress(name)))
          found.set(staticAddress(name), { name, file: path.join(at, name) });
    files = found;
  }

  /** @param {string} address */
  return async (address) => {
    if (!address.startsWith(staticAddress(''))) return undefined;
    if (!files.has(address) && now() - looked >= LOOKED_MS) {
      looked = now();
      looking = look();
    }
    await looking;
    const found = files.get(address);
    if (!found) return undefined;
    const read = (/** @type {string} */ end) => readFile(found.file + end).catch(() => undefined);
    const [brotli, gzip] = await Promise.all([read('.br'), read('.gz')]);
    // A machine that was cut off may leave empty files.
    if (brotli?.length && gzip?.length) return staticFile(found.name, { brotli, gzip });
    files.delete(address);
    return undefined;
  };
}
