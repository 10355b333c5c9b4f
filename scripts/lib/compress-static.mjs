import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/**
 * Writes beside every script and style sheet of a build how it travels, as small as can be: once here, instead of anew for
 * each visitor (server/static-files.mjs).
 * @param {string} distDir the build's folder
 */
export async function compressStatic(distDir) {
  const folder = path.join(distDir, 'static');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    names
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map(async (name) => {
        const file = path.join(folder, name);
        const bytes = readFileSync(file);
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        writeFileSync(`${file}.br`, await asBrotli(bytes, { params: size }));
        writeFileSync(`${file}.gz`, await asGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
      }),
  );
}
