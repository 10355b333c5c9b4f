import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { logTrouble } from '../lib/core/log/troubles.mjs';
import { packedNames, staticAddress, staticFile, staticFolder } from './static-files.mjs';

/** From when another build took a build's place: as long as a tab stays open over night. */
const KEPT_MS = 86_400_000;
/** Who deploys often keeps three million bytes for each. */
const MOST = 10;
const NEWEST = 'newest';

/**
 * Keeps the scripts and style sheets of this build for its pages that are still open, or in a shared cache, when another build
 * takes its place, and answers those of builds before it: at least for a day, from what DATA_DIR holds. Of a DATA_DIR that cannot be written nothing is kept.
 * @param {{ distDir: string, dataDir: string, now?: number }} site
 * @returns {(address: string) => Promise<import('./page-memory.mjs').Page | undefined>} undefined for what none of them has
 */
export function earlierBuilds({ distDir, dataDir, now = Date.now() }) {
  const folder = path.join(dataDir, 'builds');
  try {
    const build = readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8').trim();
    keep(folder, build, distDir, now);
    return finder(folder, giveUp(folder, build, now));
  } catch (error) {
    logTrouble('scripts of earlier builds are not kept', { code: codeOf(error) });
    return async () => undefined;
  }
}

/** @param {string} folder @param {string} build @param {string} distDir @param {number} now */
function keep(folder, build, distDir, now) {
  mkdirSync(folder, { recursive: true });
  const newest = path.join(folder, NEWEST);
  const before = existsSync(newest) ? readFileSync(newest, 'utf8') : build;
  // Its day begins when it is replaced, however long it was there.
  if (before !== build && existsSync(path.join(folder, before)))
    utimesSync(path.join(folder, before), now / 1000, now / 1000);
  if (!existsSync(path.join(folder, build))) copyPacked(distDir, path.join(folder, build));
  writeFileSync(newest, build);
}

/** Whole or not at all, whoever else starts. @param {string} distDir @param {string} target */
function copyPacked(distDir, target) {
  const begun = `${target}.${randomUUID()}`;
  const source = staticFolder(distDir);
  for (const name of packedNames(source))
    for (const end of ['.br', '.gz'])
      cpSync(path.join(source, name + end), path.join(begun, name + end), { preserveTimestamps: false });
  // Another process may have been quicker.
  if (existsSync(target)) rmSync(begun, { recursive: true });
  else renameSync(begun, target);
}

/** Removes what is older, and gives what stays beside this build, the last first. @param {string} folder @param {string} build @param {number} now */
function giveUp(folder, build, now) {
  const others = readdirSync(folder)
    .filter((name) => name !== build && name !== NEWEST)
    .map((name) => ({
      name,
      since: statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .sort((one, other) => other.since - one.since);
  const stay = others.filter(({ since }, place) => since >= now - KEPT_MS && place < MOST);
  for (const one of others)
    if (!stay.includes(one)) rmSync(path.join(folder, one.name), { recursive: true, force: true });
  return stay.map(({ name }) => name);
}

/** @param {string} folder @param {string[]} builds */
function finder(folder, builds) {
  /** @type {Map<string, { name: string, file: string }>} */
  const files = new Map();
  for (const build of builds)
    for (const name of packedNames(path.join(folder, build))) {
      const address = staticAddress(name);
      if (!files.has(address)) files.set(address, { name, file: path.join(folder, build, name) });
    }
  /** @param {string} address */
  return async (address) => {
    const found = files.get(address);
    if (!found) return undefined;
    const read = (/** @type {string} */ end) => readFile(found.file + end).catch(() => undefined);
    const [brotli, gzip] = await Promise.all([read('.br'), read('.gz')]);
    return brotli && gzip ? staticFile(found.name, { brotli, gzip }) : undefined;
  };
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? String(error.code) : undefined);
