import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileHeaders } from './security-headers.mjs';

/** @type {Record<string, string>} */
const TYPES = { '.js': 'application/javascript; charset=UTF-8', '.css': 'text/css; charset=UTF-8' };

/** Where a build has what is compressed. @param {string} distDir */
export const staticFolder = (distDir) => path.join(distDir, 'static');

/**
 * Of files the scripts and style sheets that a build compressed in both ways (scripts/lib/compress-static.mjs).
 * @param {string[]} names below their folder
 */
export function packedAmong(names) {
  const all = new Set(names);
  return names
    .filter((name) => name.endsWith('.br'))
    .map((name) => name.slice(0, -'.br'.length))
    .filter((name) => path.extname(name) in TYPES && all.has(`${name}.gz`));
}

/** @param {string} name below their folder */
export const staticAddress = (name) => `/_next/static/${name.replaceAll(path.sep, '/')}`;

/**
 * A script or style sheet as it is answered.
 * @param {string} name
 * @param {{ brotli: Buffer, gzip: Buffer }} packed
 * @returns {import('./page-memory.mjs').Page}
 */
export function staticFile(name, packed) {
  return {
    status: 200,
    headers: {
      ...Object.fromEntries(fileHeaders().map(({ key, value }) => [key, value])),
      'Content-Type': TYPES[path.extname(name)] ?? '',
      Vary: 'Accept-Encoding',
    },
    ...packed,
    etag: `W/"${createHash('sha1').update(packed.gzip).digest('base64url')}"`,
    keep: true,
  };
}

/**
 * The scripts and style sheets of a build by their addresses, as the build compressed them: three million bytes in memory, and
 * no visitor's scripts are compressed anew. What it did not compress Next answers.
 * @param {string} distDir
 * @returns {Map<string, import('./page-memory.mjs').Page>}
 */
export function staticFiles(distDir) {
  const folder = staticFolder(distDir);
  return new Map(
    packedAmong(readdirSync(folder, { recursive: true, encoding: 'utf8' })).map((name) => {
      const file = path.join(folder, name);
      const packed = { brotli: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) };
      return [staticAddress(name), staticFile(name, packed)];
    }),
  );
}
