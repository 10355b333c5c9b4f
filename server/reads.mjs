import { addressOf } from '../lib/core/http/address.mjs';
import { waitingOf } from '../lib/core/limits/waiting.mjs';
import { makeWindows } from '../lib/core/limits/windows.mjs';
import { spoken } from '../lib/langues/langue.mjs';
import { say } from '../lib/langues/say.mjs';
import { serveur } from '../lib/langues/serveur.mjs';
import { langueOf } from './langue.mjs';

/** A page with what it loads and looks ahead for is some thirty reads; whole neighbourhoods share one address. */
const READS = { points: 6_000, seconds: 60 };

/** This machine: a proxy on it that TRUST_PROXY does not name speaks for everybody, a measurement for nobody. */
const OURS = /^(?:127\.|unknown$|0:0:0:0::)/;
/** Files, and what watches over us. */
const UNCOUNTED = /^\/(?:_next\/|uploads\/|api\/health$)/;

/**
 * Refuses the reads of an address that reads too much: 429, in the API's envelope or as a line of text.
 * @param {{ proxies: number, limit?: typeof READS }} options `proxies` is TRUST_PROXY
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean}
 *   whether it did
 */
export function readsLimit({ proxies, limit = READS }) {
  const count = makeWindows(limit);
  return (request, response) => {
    const { method, url = '', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || UNCOUNTED.test(url)) return false;
    const address = addressOf(String(headers['x-forwarded-for'] ?? ''), proxies);
    const seconds = OURS.test(address) ? 0 : count(address);
    if (seconds === 0) return false;
    const langue = langueOf(request);
    const message = say(langue, serveur[langue].tropDeLectures, waitingOf(seconds));
    const ofApi = url.startsWith('/api/');
    response.writeHead(429, {
      'Content-Type': ofApi ? 'application/json' : 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...Object.fromEntries(spoken(langue)),
      'Retry-After': seconds,
    });
    response.end(ofApi ? JSON.stringify({ status: 'error', code: 'rate_limited', message }) : message);
    return true;
  };
}
