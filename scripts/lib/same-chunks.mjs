import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Turbopack's pieces of the server's code, as the files that load them name them and as lists of files do. */
const PIECE = /\bchunks\/(?:ssr\/)?[^"'/]+\.js\b/g;
const MAP = /\n\/\/# sourceMappingURL=.*\n?$/;

/**
 * Lets files of one content be one file. Turbopack writes the same piece again under another name for each group of routes,
 * the database's client thirteen times, and every one is read and stays in memory (a quarter of the heap at rest). Which
 * name is loaded makes no difference: what is in it is known by numbers. Returns how many went.
 * @param {string} distDir the build's folder
 */
export function shareSameChunks(distDir) {
  const server = path.join(distDir, 'server');
  const kept = sameChunks(server);
  for (const file of filesBelow(server)) {
    if (!/\.(?:js|json)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    const shared = text.replace(PIECE, (name) => kept.get(name) ?? name);
    if (shared !== text) writeFileSync(file, shared);
  }
  for (const name of kept.keys()) {
    rmSync(path.join(server, name));
    rmSync(path.join(server, `${name}.map`), { force: true });
  }
  return kept.size;
}

/** By the name of each that is a copy, the one that stays. @param {string} server */
function sameChunks(server) {
  /** @type {Map<string, string>} */
  const kept = new Map();
  for (const folder of ['chunks', 'chunks/ssr']) {
    /** @type {Map<string, string>} */
    const first = new Map();
    for (const file of readdirSync(path.join(server, folder)).sort()) {
      if (!file.endsWith('.js')) continue;
      const name = `${folder}/${file}`;
      const code = readFileSync(path.join(server, name), 'utf8').replace(MAP, '');
      const content = createHash('sha256').update(code).digest('base64');
      const same = first.get(content);
      if (same) kept.set(name, same);
      else first.set(content, name);
    }
  }
  return kept;
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [],
  );
}
