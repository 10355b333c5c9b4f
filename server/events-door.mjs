import { apiHeaders } from './security-headers.mjs';

const EVENTS = /^\/api\/events(?:\?|$)/;

const ofProcess = /** @type {{ rihlaLive?: import('../lib/core/live/door.ts').Live }} */ (globalThis);

/**
 * Answers `GET /api/events` itself: through Next each open answer holds five times the memory, and a compressor of its own.
 * What it tells is the product's (lib/core/live), which instrumentation.ts puts on globalThis. Other methods are its route's.
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) =>
 *   Promise<void> | undefined} answers a stream; undefined for any other request
 */
export function eventsDoor() {
  const headers = apiHeaders();
  return (request, response) => {
    const { url = '', method } = request;
    if (!ofProcess.rihlaLive || !EVENTS.test(url) || (method !== 'GET' && method !== 'HEAD'))
      return undefined;
    for (const stream of [request, response]) stream.on('error', () => {});
    for (const { key, value } of headers) response.setHeader(key, value);
    return ofProcess.rihlaLive.answer(request, response);
  };
}
