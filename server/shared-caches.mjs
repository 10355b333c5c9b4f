import { FLIGHT_HEADERS } from './security-headers.mjs';

const WHOLE = new Set([200, 206, 304]);

/**
 * Whether caches of others may go by what the answer says of itself. Not a redirect, an error, a part for Next's router or
 * what is for one person: kept under the page's address, any of them would take its place for everybody.
 * @param {number} status
 * @param {import('node:http').ServerResponse} response
 */
function isWhole(status, response) {
  return (
    WHOLE.has(status) &&
    !FLIGHT_HEADERS.some((name) => name in response.req.headers) &&
    !response.hasHeader('Set-Cookie') &&
    !String(response.getHeader('Content-Type')).startsWith('text/x-component')
  );
}

/**
 * Keeps what is no whole public page out of shared caches, whatever was decided before its status was known.
 * @param {import('node:http').ServerResponse} response
 */
export function shareWholePagesOnly(response) {
  const writeHead = /** @type {(status: number, ...rest: unknown[]) => typeof response} */ (
    response.writeHead
  );
  response.writeHead = (/** @type {number} */ status, /** @type {unknown[]} */ ...rest) => {
    if (!isWhole(status, response)) response.setHeader('Cache-Control', 'private, no-store');
    return writeHead.call(response, status, ...rest);
  };
}
