/** How long the rest of a request that was answered already may still come. */
const LINGER_MS = 2_000;

/**
 * How long a client may take: ten seconds for the headers; for all of it what the largest picture takes at the slowest
 * pace that is let through (lib/core/http/form.ts; small bodies end after fifteen seconds, lib/core/http/json.ts). Node
 * looks every thirty seconds unless told otherwise. It closes a connection after five seconds without a request, proxies
 * keep theirs for a minute, and a request that meets the closing is lost: so the server waits longer than they do.
 * @satisfies {import('node:http').ServerOptions}
 */
export const TIME_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
};

/**
 * Ends the connection of a client that was answered (refused, most often) and goes on sending: Node would read and drop
 * what comes until the request's time is over. A moment is left, so that the answer is read first.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function cutWhatGoesOn(request, response, lingerMs = LINGER_MS) {
  if (!('content-length' in request.headers || 'transfer-encoding' in request.headers)) return;
  response.once('finish', () => {
    if (request.complete) return;
    const timer = setTimeout(() => request.complete || request.destroy(), lingerMs);
    timer.unref();
    request.once('close', () => clearTimeout(timer));
  });
}
