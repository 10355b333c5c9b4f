import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { AWAY_RETRY_SECONDS, isDatabaseAway } from '../errors';

/**
 * Mends what Next would read wrongly, before it reads it. Called once, before the server listens.
 *
 * Each connection's own address is appended to `X-Forwarded-For`, as any proxy does: Next only sets it when the client
 * sent none, so a client could otherwise choose its own address.
 *
 * Headers leave in one packet with the first piece of the body: Next sends them alone just before it, which is one more
 * wake-up of the client, and a twentieth of an API answer's processor time.
 */
export function mendRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const address = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? 'unknown';
    const before = request.headers['x-forwarded-for'];
    request.headers['x-forwarded-for'] = before ? `${String(before)}, ${address}` : address;
    if (request.url?.includes('%')) request.url = withReadableSegments(request.url);
    response.flushHeaders = withTheBody;
    answers.set(request.headers, response);
  });
}

function withTheBody(): void {}

const answers = new WeakMap<object, ServerResponse>();

/**
 * Makes the answer to a request whose page could not be made, because the database is away, a 503 that says when to come
 * again (DESIGN section 7): Next knows 500 only. `headers` are the request's own, by which it is recognized.
 */
export function answerUnavailable(error: unknown, headers: IncomingHttpHeaders): void {
  const response = answers.get(headers);
  if (!response || response.headersSent || !isDatabaseAway(error)) return;
  response.setHeader('Retry-After', AWAY_RETRY_SECONDS);
  Object.defineProperty(response, 'statusCode', { get: () => 503, set: () => {} });
}

/** A path's segments that encode no text (`%ff`) taken as they stand: a page that is not there, where Next answers 500. */
export function withReadableSegments(url: string): string {
  const [path = '', ...query] = url.split('?');
  const segments = path
    .split('/')
    .map((segment) => (isReadable(segment) ? segment : segment.replaceAll('%', '%25')));
  return [segments.join('/'), ...query].join('?');
}

function isReadable(segment: string): boolean {
  try {
    decodeURIComponent(segment);
    return true;
  } catch {
    return false;
  }
}
