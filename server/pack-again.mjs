import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip } from 'node:zlib';
import { logTrouble } from '../lib/core/log/troubles.mjs';

const [unpack, pack] = [promisify(gunzip), promisify(brotliCompress)];

/** How often a page is sent before it is packed anew: what a write gives up before is not worth its 3 ms. */
const SENT = 2;
/** A tenth less than gzip at gzip's pace; what is packed in the build takes the best (scripts/lib/compress-static.mjs). */
const QUALITY = 5;

/** @type {WeakMap<import('./page-memory.mjs').Page, number>} */
const sent = new WeakMap();

/**
 * Notes that a kept page goes to somebody who takes brotli: the next ones get it so, once it goes to many. Off the process' own thread.
 * @param {import('./page-memory.mjs').Page} page
 */
export function packAgain(page) {
  const { gzip, keep } = page;
  if (!gzip || !keep) return;
  const times = (sent.get(page) ?? 0) + 1;
  sent.set(page, times);
  if (times !== SENT) return;
  packed(gzip).then(
    (brotli) => {
      page.brotli = brotli;
    },
    ({ code }) => logTrouble('a page could not be packed anew', { code }),
  );
}

/** @param {Buffer} gzip */
async function packed(gzip) {
  const page = await unpack(gzip);
  return pack(page, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: page.length },
  });
}
