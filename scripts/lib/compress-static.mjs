import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { gzipAsync as asSmallestGzip } from '@gfx/zopfli';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** As a page's list of what its first view needs names scripts. */
const SCRIPT = /\bstatic\/(chunks\/[^"\\]+\.js)/g;

/**
 * Writes beside every script and style sheet of a build how it travels, as small as can be: once here, instead of anew for
 * each visitor (server/static-files.mjs). What a first view waits for is packed three hundredths smaller by zopfli, which
 * takes a hundred times as long.
 * @param {string} distDir the build's folder
 */
export async function compressStatic(distDir) {
  const folder = path.join(distDir, 'static');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const first = firstScripts(distDir);
  await Promise.all(
    names
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map(async (name) => {
        const file = path.join(folder, name);
        const bytes = readFileSync(file);
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        writeFileSync(`${file}.br`, await asBrotli(bytes, { params: size }));
        const packed = first.has(name.replaceAll(path.sep, '/'))
          ? await asSmallestGzip(bytes, {})
          : await asGzip(bytes, { level: constants.Z_BEST_COMPRESSION });
        writeFileSync(`${file}.gz`, packed);
      }),
  );
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
