import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileHeaders } from './security-headers.mjs';

/** @type {Record<string, string>} */
const TYPES = { '.js': 'application/javascript; charset=UTF-8', '.css': 'text/css; charset=UTF-8' };

/**
 * The scripts and style sheets of a build by their addresses, as the build compressed them (scripts/lib/compress-static.mjs):
 * three million bytes in memory, and no visitor's scripts are compressed anew. What it did not compress Next answers.
 * @param {string} distDir
 * @returns {Map<string, import('./page-memory.mjs').Page>}
 */
export function staticFiles(distDir) {
  const folder = path.join(distDir, 'static');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const headers = Object.fromEntries(fileHeaders().map(({ key, value }) => [key, value]));
  /** @type {Map<string, import('./page-memory.mjs').Page>} */
  const files = new Map();
  for (const name of names) {
    const file = path.join(folder, name);
    const type = TYPES[path.extname(name)];
    if (!type || !existsSync(`${file}.br`) || !existsSync(`${file}.gz`)) continue;
    const body = readFileSync(file);
    files.set(`/_next/static/${name.replaceAll(path.sep, '/')}`, {
      status: 200,
      headers: { ...headers, 'Content-Type': type, Vary: 'Accept-Encoding' },
      brotli: readFileSync(`${file}.br`),
      gzip: readFileSync(`${file}.gz`),
      etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
      keep: true,
    });
  }
  return files;
}
