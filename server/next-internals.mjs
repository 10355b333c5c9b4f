import { readFileSync, realpathSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import path from 'node:path';
import compression from 'next/dist/compiled/compression/index.js';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { createRequestResponseMocks } from 'next/dist/server/lib/mock-request.js';
import { releaseCompressionStream } from 'next/dist/server/lib/release-compression-stream.js';
import { filterInternalHeaders } from 'next/dist/server/lib/server-ipc/utils.js';
import { isMissing } from '../lib/core/http/missing.mjs';
import { logTrouble } from '../lib/core/log/troubles.mjs';
import { LANGUES } from '../lib/langues/langue.mjs';
import { answeringWith } from './incoming.mjs';
import { keepTextsAside } from './still-texts.mjs';

// All that we use of Next beyond what it documents, each with the test that notices its end.

// Node gives a CommonJS module as a whole, a bundler its default.
const FileSystemCache = 'default' in fileSystemCache ? fileSystemCache.default : fileSystemCache;

/**
 * What we read of what Next keeps.
 * @typedef {{ lastModified?: number, value?: Page, cacheControl?: { revalidate?: number | false } }} Kept
 * @typedef {{ _requestHeaders?: Record<string, unknown> }} CacheContext
 * @typedef {{
 *   get: (key: string, of: unknown) => Promise<Kept | null>,
 *   set: (key: string, page: Page, of: unknown) => Promise<void>,
 * }} PageCache
 */

/** @typedef {{ new (context: unknown): PageCache, memoryCache?: { get: (key?: string) => Kept | undefined, remove: (key: string) => void } }} PageCaches */
const PageCaches = /** @type {PageCaches} */ (/** @type {unknown} */ (FileSystemCache));

/** How long each page may be kept, by its address. */
const { cacheControls } = /** @type {{ cacheControls: Map<string, unknown> }} */ (
  /** @type {unknown} */ (SharedCacheControls)
);

/**
 * Parts of Next that every page would carry and no page of ours uses, and what stands in their place, for a bundler: its server
 * actions, the styles of its own two error pages, and where a browser reads one of its hundred constants all others, six of a first
 * view's hundred and fifty kilobytes; and of Prisma's client what each bundle would hold for itself. Held by tests/unit/next-internals.test.ts and tests/unit/left-out.test.ts.
 */
export const LEFT_OUT = {
  './reducers/server-action-reducer': './server/left-out/server-actions.mjs',
  './error-styles': './server/left-out/error-styles.mjs',
  '../../../lib/constants': { browser: './server/left-out/constants.mjs' },
  './internal/class.ts': './lib/core/memory/client.ts',
  '@prisma/client/runtime/query_compiler_small_bg.postgresql.wasm-base64.mjs':
    './server/left-out/compiler-text.cjs',
};

/**
 * Lets go of what Node keeps for each file that it has loaded, of the build's pieces: they are asked for once, and load none
 * themselves. The one that loads the others stays. Held by tests/unit/left-out.test.ts.
 * @param {string} distDir
 */
export function forgetPieces(distDir) {
  const folder = path.join(realpathSync(distDir), 'server', 'chunks') + path.sep;
  const isPiece = (/** @type {string | null} */ file) =>
    Boolean(file?.startsWith(folder)) && !file?.endsWith('_runtime.js');
  const { cache } = createRequire(import.meta.url);
  const paths = /** @type {{ _pathCache: Record<string, string> }} */ (/** @type {unknown} */ (Module))
    ._pathCache;
  for (const file of Object.keys(cache)) if (isPiece(file)) delete cache[file];
  for (const [asked, file] of Object.entries(paths ?? {})) if (isPiece(file)) delete paths[asked];
  for (const module of Object.values(cache))
    if (module) module.children = module.children.filter(({ filename }) => !isPiece(filename));
}

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
 * Each page's key in Next's memory, by its address.
 * @type {Map<string, string>}
 */
const keys = new Map();
const KEYS = 10_000;

/** @typedef {{ status?: number, headers?: Record<string, unknown> } | null} Page */

/**
 * Has Next ask before it keeps a page in memory, and before it makes a kept one anew behind its reader's back. Not by its
 * `cacheHandler` option: Next would import it anew on every request, a twentieth of an API answer's time. What Next
 * remembers of each address beside the pages is bounded. Held by tests/unit/kept-pages.test.ts.
 * @param {{
 *   mayKeep: (page: Page) => boolean,
 *   mayRemake: (key: string) => boolean,
 *   remade: (key: string) => void,
 * }} rules
 */
export function watchPageCache({ mayKeep, mayRemake, remade }) {
  // Next makes one for each request with `new`, which takes what the function returns.
  /** @param {CacheContext} context */
  function cacheOfRequest(context) {
    const cache = new PageCaches(context);
    const [get, set] = [cache.get.bind(cache), cache.set.bind(cache)];
    cache.get = async (key, of) => {
      const kept = await get(key, of);
      if (!kept?.value) return kept;
      rememberKey(key);
      if (!isStale(kept) || isPrefetch(context) || mayRemake(key)) return kept;
      return { ...kept, lastModified: Date.now() };
    };
    cache.set = async (key, page, of) => {
      remade(key);
      if (cacheControls.size > KEYS) cacheControls.clear();
      if (!mayKeep(page)) return PageCaches.memoryCache?.remove(key);
      rememberKey(key);
      return set(key, page, of);
    };
    return cache;
  }
  Object.assign(globalThis, { [Symbol.for('@next/cache-handlers')]: { FetchCache: cacheOfRequest } });
}

/** @param {string} key */
function rememberKey(key) {
  // what nobody could find any more would never be forgotten
  if (keys.size > KEYS) forgetKept();
  // as it is asked for: a French page stands at /fr for Next alone
  keys.set(key.slice(key.indexOf('/$/') + 2).replace(/^\/fr(?=\/|$)/, '') || '/', key);
}

/** @param {Kept} kept */
function isStale({ lastModified = 0, cacheControl }) {
  return (
    typeof cacheControl?.revalidate === 'number' && lastModified + cacheControl.revalidate * 1000 < Date.now()
  );
}

/**
 * A page that is only fetched ahead is not made anew for that.
 * @param {CacheContext} context
 */
function isPrefetch({ _requestHeaders: headers = {} }) {
  return headers.purpose === 'prefetch' || headers['next-router-prefetch'] === '1';
}

/**
 * Whether Next holds that address's page and would answer with it. Held by tests/unit/kept-pages.test.ts.
 * @param {string} pathname
 */
export function isKept(pathname) {
  const kept = PageCaches.memoryCache?.get(keys.get(pathname));
  if (!kept?.value) return false;
  return !expiriesOf(kept.value).some((expired) => expired >= (kept.lastModified ?? 0));
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

/** Marks of what was expired are given up with what they marked: no page is older. */
const MARKS = 20_000;
const OLDEST_PAGE_MS = 2 * 60 * 60_000;

/**
 * Next makes the pages at these paths anew. Held by tests/unit/kept-pages.test.ts.
 * @param {string[]} paths
 */
export function expireKept(paths) {
  const now = Date.now();
  if (tagsManifest.size > MARKS) {
    for (const [tag, { expired = 0 }] of tagsManifest)
      if (expired < now - OLDEST_PAGE_MS) tagsManifest.delete(tag);
  }
  for (const one of paths)
    for (const langue of LANGUES) tagsManifest.set(`_N_T_/${langue}${one}`, { expired: now });
}

/** Next forgets every page that was asked for. Held by tests/unit/kept-pages.test.ts. */
export function forgetKept() {
  for (const key of keys.values()) PageCaches.memoryCache?.remove(key);
  keys.clear();
}

/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} Answer */

/** More than any page. */
const LARGEST_PAGE = 4_000_000;
/** Longer than any page takes. */
const LONGEST_MS = 15_000;

/**
 * Has Next make a page for nobody in particular, anew whatever it keeps: undefined when that never ends. Held by
 * tests/browser/hidden-and-back.spec.ts (« is not kept ») and tests/unit/make-page.test.ts.
 * @param {{ distDir: string, port: number, answer: Answer, longestMs?: number }} site
 */
export function pageByNext({ distDir, port, answer, longestMs = LONGEST_MS }) {
  const { preview } = JSON.parse(readFileSync(path.join(distDir, 'prerender-manifest.json'), 'utf8'));
  return async (/** @type {string} */ address, /** @type {Record<string, string>} */ more = {}) => {
    const headers = {
      ...more,
      host: `localhost:${port}`,
      // For who says nothing of themselves Next sends a page's head after the page.
      'user-agent': 'server',
      'x-forwarded-for': '127.0.0.1',
      // Next's word for « as it is now »: whatever it keeps by itself is neither given nor made.
      cookie: `__prerender_bypass=${preview.previewModeId}`,
    };
    const { req, res } = createRequestResponseMocks({
      url: address,
      headers,
      maximumResponseBody: LARGEST_PAGE,
      // nobody's connection: asked for anything, Next's own throws
      socket: /** @type {import('node:net').Socket} */ ({ remoteAddress: '127.0.0.1' }),
    });
    const [request, response] = /** @type {Parameters<Answer>} */ (/** @type {unknown} */ ([req, res]));
    const texts = keepTextsAside(response);
    keepFirstCacheControl(response);
    const made = /** @type {{ hasStreamed: Promise<boolean>, buffers: Buffer[] }} */ (
      /** @type {unknown} */ (res)
    );
    const making = answeringWith(response, async () => {
      await Promise.all([answer(request, response), made.hasStreamed]);
    });
    const failed = await withinTime(making, response, longestMs);
    if (failed === undefined) return undefined;
    const body = Buffer.concat(made.buffers);
    const unsaid = isMissing(response) && response.statusCode === 200 && !failed;
    const status = unsaid ? 404 : response.statusCode;
    return { status, headers: response.getHeaders(), body, texts, failed };
  };
}

/**
 * What the rules for its address say of a page (security-headers.mjs) stays, whatever Next says of one « as it is now ».
 * @param {import('node:http').ServerResponse} response
 */
function keepFirstCacheControl(response) {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    name === 'Cache-Control' && response.hasHeader(name) ? response : setHeader(name, value);
}

/**
 * What a making comes to; undefined for one that nobody ends, or that was ended in the middle, of which Next tells nobody.
 * @param {Promise<boolean>} making
 * @param {import('node:http').ServerResponse} response
 * @param {number} longestMs
 */
async function withinTime(making, response, longestMs) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<undefined>} */
  const never = new Promise((resolve) => {
    timer = setTimeout(() => resolve(undefined), longestMs);
    response.once('close', () => response.writableFinished || response.errored || resolve(undefined));
  });
  const failed = await Promise.race([making, never]).finally(() => clearTimeout(timer));
  if (failed === undefined) {
    response.destroy();
    logTrouble('a page was never made');
  }
  return failed;
}
