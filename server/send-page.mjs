import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { logTrouble } from '../lib/core/log/troubles.mjs';
import { packAgain } from './pack-again.mjs';

/**
 * Answers with a page that was made, or a file. Hardly anybody asks for it uncompressed: for them it is decompressed as they
 * read it, so that who does not read fills no memory.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {import('./page-memory.mjs').Page} page
 */
export async function sendPage({ method, headers }, response, page) {
  const { status, headers: own, body, gzip, brotli, etag } = page;
  if (response.destroyed) return;
  for (const name in own) response.setHeader(name, own[name] ?? '');
  if (etag) response.setHeader('ETag', etag);
  if (etag && isKnown(headers['if-none-match'], etag)) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  const accepted = new Negotiator({ headers }).encodings(['br', 'gzip']);
  if (!brotli && accepted.includes('br')) packAgain(page);
  const packed =
    (brotli && accepted.includes('br') && { bytes: brotli, encoding: 'br' }) ||
    (gzip && accepted.includes('gzip') && { bytes: gzip, encoding: 'gzip' });
  if (packed) response.setHeader('Content-Encoding', packed.encoding);
  const bytes = packed ? packed.bytes : (body ?? (gzip ? undefined : Buffer.alloc(0)));
  response.setHeader('Content-Length', bytes?.length ?? unpackedLength(gzip));
  response.writeHead(status);
  if (bytes || method === 'HEAD') response.end(method === 'HEAD' ? undefined : bytes);
  else await pipeline(createGunzip().end(gzip), response).catch(unlessLeft);
}

/** Who leaves before the end is no trouble. @param {{ code?: string }} error */
function unlessLeft({ code }) {
  if (code !== 'ERR_STREAM_PREMATURE_CLOSE') logTrouble('what is kept could not be unpacked', { code });
}

/** As the last four bytes of gzip say (RFC 1952). @param {Buffer | undefined} gzip */
const unpackedLength = (gzip = Buffer.alloc(4)) => gzip.readUInt32LE(gzip.length - 4);

/** @param {string | undefined} known @param {string} etag */
function isKnown(known, etag) {
  if (!known) return false;
  const tag = etag.slice(2);
  return known === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
