import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pageByNext } from './next-internals.mjs';

const compress = promisify(gzip);

/** Headers of one answer, and what Next says of its own memory. */
const OF_ONE_ANSWER = /^(?:connection|keep-alive|transfer-encoding|content-length|date|etag|x-nextjs-.*)$/;

/**
 * Has Next make public pages, as nobody in particular asks for them: without a cookie, an address or a browser. What may be
 * kept is compressed and gets its tag, once for all.
 * @param {{ distDir: string, port: number, answer: import('./next-internals.mjs').Answer }} site
 * @returns {(address: string) => Promise<{ page: import('./page-memory.mjs').Page, text: string }>}
 */
export function pageMaker(site) {
  const make = pageByNext(site);
  return async (address) => {
    const { status, headers: given, body, failed } = await make(address);
    /** @type {Record<string, string | string[]>} */
    const headers = {};
    for (const [name, value] of Object.entries(given))
      if (value !== undefined && !OF_ONE_ANSWER.test(name))
        headers[name] = Array.isArray(value) ? value : `${value}`;
    const isPage = String(headers['content-type']).startsWith('text/html');
    if (!isPage) return { page: { status, headers, body, keep: false }, text: '' };
    const keep = status === 200 && !failed && !('set-cookie' in headers);
    headers.vary = [headers.vary, 'Accept-Encoding'].flat().filter(Boolean).join(', ');
    const page = { status, headers, gzip: await compress(body), keep };
    if (!keep) return { page, text: '' };
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    return { page: { ...page, etag }, text: body.toString() };
  };
}
