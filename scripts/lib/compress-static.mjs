import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { gzipAsync as asSmallestGzip } from '@gfx/zopfli';
import { DRAWING } from '../../server/security-headers.mjs';
import { drawingsFolder } from '../../server/static-files.mjs';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** As a page's list of what its first view needs names scripts. */
const SCRIPT = /\bstatic\/(chunks\/[^"\\]+\.js)/g;

/**
 * Writes beside every script and style sheet of a build how it travels, as small as can be: once here, instead of anew for
 * each visitor (server/static-files.mjs). What a first view waits for is packed three hundredths smaller by zopfli, which
 * takes a hundred times as long. Drawings and outlines of `shared` (public/) are packed alike, in a folder of the build.
 * @param {string} distDir the build's folder
 * @param {string} shared
 */
export async function compressStatic(distDir, shared) {
  const folder = path.join(distDir, 'static');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const first = firstScripts(distDir);
  const drawings = readdirSync(shared, { recursive: true, encoding: 'utf8' }).filter((name) =>
    DRAWING.test(`/${name.replaceAll(path.sep, '/')}`),
  );
  const target = drawingsFolder(distDir);
  for (const name of drawings) {
    mkdirSync(path.join(target, path.dirname(name)), { recursive: true });
    copyFileSync(path.join(shared, name), path.join(target, name));
  }
  await Promise.all([
    ...names
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map((name) => packBeside(path.join(folder, name), first.has(name.replaceAll(path.sep, '/')))),
    ...drawings.map((name) => packBeside(path.join(target, name), true)),
  ]);
}

/** @param {string} file @param {boolean} smallest by gzip too */
async function packBeside(file, smallest) {
  const bytes = readFileSync(file);
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, await asBrotli(bytes, { params: size }));
  const packed = smallest
    ? await asSmallestGzip(bytes, {})
    : await asGzip(bytes, { level: constants.Z_BEST_COMPRESSION });
  writeFileSync(`${file}.gz`, packed);
}

/** What some page's HTML names, as against what is asked for later. @param {string} distDir */
function firstScripts(distDir) {
  const server = path.join(distDir, 'server');
  const lists = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('client-reference-manifest.js'))
    .map((name) => path.join(server, name));
  const found = [path.join(distDir, 'build-manifest.json'), ...lists].flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(SCRIPT),
  ]);
  return new Set(found.map(([, name]) => name));
}
