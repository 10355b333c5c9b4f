import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const decompress = promisify(gunzip);

/**
 * Answers with a page that was made. Hardly anybody asks for it uncompressed: for them it is decompressed.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {import('./page-memory.mjs').Page} page
 */
export async function sendPage({ method, headers }, response, { status, headers: own, body, gzip, etag }) {
  if (response.destroyed) return;
  for (const name in own) response.setHeader(name, own[name] ?? '');
  if (etag) response.setHeader('ETag', etag);
  if (etag && isKnown(headers['if-none-match'], etag)) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  const asGzip = gzip && acceptsGzip(headers['accept-encoding']);
  const bytes = asGzip ? gzip : (body ?? (gzip ? await decompress(gzip) : Buffer.alloc(0)));
  if (asGzip) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', bytes.length);
  response.writeHead(status).end(method === 'HEAD' ? undefined : bytes);
}

/** @param {string | undefined} known @param {string} etag */
function isKnown(known, etag) {
  if (!known) return false;
  const tag = etag.slice(2);
  return known === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

/** @param {string | string[] | undefined} accepted */
function acceptsGzip(accepted = '') {
  return String(accepted)
    .split(',')
    .some((one) => /^\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i.test(one));
}
