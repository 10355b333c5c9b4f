/** Others (TRACE, `OPTIONS *`) are errors to Next, each with its stack in the log. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const OF_PAGES = 'GET, HEAD, OPTIONS';

/**
 * Answers what no handler is for: methods that nobody serves, and on anything but the API those that write. Pages are
 * only read, yet Next would take in the body of a form that is posted to one.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ dev: boolean }} site
 * @returns {boolean} whether it did
 */
export function refuseMethod(request, response, { dev }) {
  const { method = '', url = '' } = request;
  if (url === '*') response.writeHead(400).end();
  else if (!METHODS.has(method)) response.writeHead(405).end();
  else if (dev || method === 'GET' || method === 'HEAD' || /^\/+api(?:\/|$)/.test(url)) return false;
  else response.writeHead(method === 'OPTIONS' ? 204 : 405, { Allow: OF_PAGES }).end();
  return true;
}
