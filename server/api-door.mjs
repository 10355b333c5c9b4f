import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compressor, dropInternalHeaders } from './next-internals.mjs';
import { apiHeaders } from './security-headers.mjs';

/** Paths with nothing to decode, no `..` and nothing to redirect from. The others go Next's own way, which knows how. */
const PLAIN = /^\/api(?:\/[\w-][\w.-]*)+$/;

/**
 * Hands calls of the API straight to their compiled route handlers, by the interface that Next documents for this
 * (Adapters, « Invoking Entrypoints »). Its own way there looks for rewrites, locales, files and pages: a third of an
 * answer's processor time. What else it does for a route handler is done here: headers that only Next may send itself
 * are dropped, the API's headers set, bodies compressed for those who ask.
 * @param {{ distDir: string, port: number }} site
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) =>
 *   Promise<void> | undefined} answers a call; undefined for any other request
 */
export function apiDoor({ distDir, port }) {
  const handlerFor = routeHandlers(distDir);
  const headers = apiHeaders();
  const compress = compressor();
  return (request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?', 1);
    const handler = PLAIN.test(pathname) && handlerFor(pathname);
    if (!handler) return undefined;
    // A broken connection is nobody's error; without listeners it would be the process's.
    for (const stream of [request, response]) stream.on('error', () => {});
    dropInternalHeaders(request.headers);
    for (const { key, value } of headers) response.setHeader(key, value);
    compress(request, response);
    // As Next makes it: never by the client's word for where we are.
    const initURL = `http://localhost:${port}${request.url}`;
    return handler(request, response, { requestMeta: { initURL, initProtocol: 'http' } });
  };
}

/**
 * @typedef {{ page: string, regex: string }} Route one of a build's manifest
 * @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, context: object) => Promise<void>} Handler
 */

/**
 * Finds a path's compiled handler as Next would: a path that is spelt out before a pattern, patterns in its own order.
 * @param {string} distDir
 * @returns {(pathname: string) => Handler | undefined}
 */
function routeHandlers(distDir) {
  const server = path.join(distDir, 'server');
  const require = createRequire(path.join(server, 'app-paths-manifest.json'));
  const read = (/** @type {string[]} */ ...name) =>
    JSON.parse(readFileSync(path.join(distDir, ...name), 'utf8'));
  const files = read('server', 'app-paths-manifest.json');
  const { staticRoutes, dynamicRoutes } = read('routes-manifest.json');
  const { routes: madeByBuild } = read('prerender-manifest.json');
  const ofApi = (/** @type {Route[]} */ routes) => routes.filter(({ page }) => page.startsWith('/api/'));
  // What the build has made is a file to Next, which answers other methods than its handler would.
  /** @param {Route} route @returns {Handler | undefined} */
  const handlerOf = ({ page }) =>
    page in madeByBuild ? undefined : require(path.join(server, files[`${page}/route`])).handler;
  const paths = new Map(ofApi(staticRoutes).map((route) => [route.page, handlerOf(route)]));
  const patterns = ofApi(dynamicRoutes).map((route) => ({
    pattern: new RegExp(route.regex),
    handler: handlerOf(route),
  }));
  return (pathname) =>
    paths.has(pathname)
      ? paths.get(pathname)
      : patterns.find(({ pattern }) => pattern.test(pathname))?.handler;
}
