import { isGone } from '../lib/core/http/gone.mjs';
import { langueOfAddress } from '../lib/langues/adresse.mjs';
import { FLIGHT_HEADERS } from './security-headers.mjs';

/**
 * Answers 410 with the page of what is over for good (lib/core/http/gone.mjs); Next has no such status. Its own router,
 * which wants a part of the page, gets it.
 * @param {import('node:http').ServerResponse} response
 */
export function answerGone(response) {
  const writeHead = /** @type {(status: number, ...rest: unknown[]) => typeof response} */ (
    response.writeHead
  );
  response.writeHead = (/** @type {number} */ status, /** @type {unknown[]} */ ...rest) => {
    const { url = '', headers } = response.req;
    const [path = ''] = url.split('?', 1);
    const gone =
      status === 200 && isGone(langueOfAddress(path).path) && !FLIGHT_HEADERS.some((name) => name in headers);
    return writeHead.call(response, gone ? 410 : status, ...rest);
  };
}
