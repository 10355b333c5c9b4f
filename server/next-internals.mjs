import compression from 'next/dist/compiled/compression/index.js';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { releaseCompressionStream } from 'next/dist/server/lib/release-compression-stream.js';
import { filterInternalHeaders } from 'next/dist/server/lib/server-ipc/utils.js';

// All that we use of Next beyond what it documents, each with the test that notices its end.

// Node gives a CommonJS module as a whole, a bundler its default.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/**
 * Compresses an answer for those who ask for it, as Next does its own. Held by tests/browser/api.spec.ts (« an answer is
 * compressed », « a client that leaves in the middle »).
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function compressor() {
  const compress = compression();
  return (request, response) => {
    if (!request.headers['accept-encoding']) return;
    compress(request, response, () => {});
    response.once('close', () => response.writableFinished || releaseCompressionStream(response));
  };
}

/**
 * Drops the headers by which Next's parts speak to each other; from a client they are lies. Held by
 * tests/browser/api.spec.ts (« headers by which Next speaks to itself »).
 * @param {import('node:http').IncomingHttpHeaders} headers changed in place
 */
export function dropInternalHeaders(headers) {
  filterInternalHeaders(headers);
}

/**
 * Headers leave in one packet with the first piece of the body: Next sends them alone just before it, which is one more
 * wake-up of the client, and a twentieth of an API answer's processor time. Held by tests/unit/next-internals.test.ts.
 * @param {import('node:http').ServerResponse} response
 */
export function sendHeadersWithTheBody(response) {
  response.flushHeaders = () => {};
}

/**
 * Has Next ask before it keeps a page in memory. Not by its `cacheHandler` option: Next would import it anew on every
 * request, a twentieth of an API answer's time. Held by tests/unit/kept-pages.test.ts.
 * @param {(page: { status?: number, headers?: Record<string, unknown> } | null) => boolean} mayKeep
 */
export function askBeforeKeeping(mayKeep) {
  // Next makes one for each request with `new`, which takes what the function returns.
  function cacheOfRequest(context) {
    const cache = new FileSystemCache(context);
    const set = cache.set.bind(cache);
    cache.set = async (key, page, of) => {
      if (mayKeep(page)) await set(key, page, of);
    };
    return cache;
  }
  globalThis[Symbol.for('@next/cache-handlers')] = { FetchCache: cacheOfRequest };
}

/**
 * When each of a page's tags was last expired by a write (milliseconds since 1970, 0 for never). Held by
 * tests/unit/kept-pages.test.ts.
 * @param {{ headers?: Record<string, unknown> } | null} page
 * @returns {number[]}
 */
export function expiriesOf(page) {
  const tags = page?.headers?.['x-next-cache-tags'];
  if (typeof tags !== 'string') return [];
  return tags.split(',').map((tag) => tagsManifest.get(tag)?.expired ?? 0);
}
