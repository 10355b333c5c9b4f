import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawingHeaders, fileHeaders } from './security-headers.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=UTF-8',
};

/** Where a build has what is compressed of it, and of the drawings of public/. @param {string} distDir */
export const staticFolder = (distDir) => path.join(distDir, 'static');
/** @param {string} distDir */
export const drawingsFolder = (distDir) => path.join(distDir, 'drawings');

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
 * A script, style sheet or drawing as it is answered.
 * @param {string} name
 * @param {{ brotli: Buffer, gzip: Buffer }} packed
 * @param {{ key: string, value: string }[]} [headers]
 * @returns {import('./page-memory.mjs').Page}
 */
export function staticFile(name, packed, headers = fileHeaders()) {
  return {
    status: 200,
    headers: {
      ...Object.fromEntries(headers.map(({ key, value }) => [key, value])),
      'Content-Type': TYPES[path.extname(name)] ?? '',
      Vary: 'Accept-Encoding',
    },
    ...packed,
    etag: `W/"${createHash('sha1').update(packed.gzip).digest('base64url')}"`,
    keep: true,
  };
}

/**
 * The scripts and style sheets of a build by their addresses, and the drawings of public/, as the build compressed them: three
 * million bytes in memory, and nothing is compressed anew for a visitor. What it did not compress Next answers.
 * @param {string} distDir
 * @returns {Map<string, import('./page-memory.mjs').Page>}
 */
export function staticFiles(distDir) {
  /** @param {string} folder @param {(name: string) => string} addressOf @param {ReturnType<typeof fileHeaders>} headers */
  const packedIn = (folder, addressOf, headers) =>
    packedAmong(readdirSync(folder, { recursive: true, encoding: 'utf8' })).map((name) => {
      const file = path.join(folder, name);
      const packed = { brotli: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) };
      return /** @type {const} */ ([addressOf(name), staticFile(name, packed, headers)]);
    });
  const drawings = drawingsFolder(distDir);
  return new Map([
    ...packedIn(staticFolder(distDir), staticAddress, fileHeaders()),
    ...(existsSync(drawings)
      ? packedIn(drawings, (name) => `/${name.replaceAll(path.sep, '/')}`, drawingHeaders())
      : []),
  ]);
}
