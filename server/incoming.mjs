import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { answerBeingMade, asPartOf, knowAnswers } from '../lib/core/http/answering.mjs';
import { answerGone } from './gone.mjs';
import { shareWholePagesOnly } from './shared-caches.mjs';

/** Answers in whose making something was thrown. */
const failed = Symbol.for('rihla.failed');

/**
 * Mends what Next would read wrongly, before it reads it, in our server and in Next's own alike. Asked again, it does
 * nothing.
 *
 * Each connection's own address is appended to `X-Forwarded-For`, as any proxy does: Next only sets it when the client
 * sent none, so a client could otherwise choose its own address.
 *
 * Answers leave with the word for shared caches that fits what they turned out to be, and 410 with what is over for good.
 */
export function mendRequests() {
  const answering = knowAnswers(() => new AsyncLocalStorage());
  if (!answering) return;
  subscribe('http.server.request.start', (message) => {
    const { request, response } =
      /** @type {{ request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse }} */ (
        message
      );
    const address = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? 'unknown';
    const before = request.headers['x-forwarded-for'];
    request.headers['x-forwarded-for'] = before ? `${String(before)}, ${address}` : address;
    if (request.url && /%|\/\./.test(request.url)) request.url = withReadableSegments(request.url);
    if (request.url) request.url = withFewParameters(request.url);
    shareWholePagesOnly(response);
    answerGone(response);
    answering.enterWith(response);
  });
}

/**
 * Does the work for an answer that no client waits for.
 * @param {import('node:http').ServerResponse} response
 * @param {() => Promise<void>} work
 * @returns {Promise<boolean>} whether something was thrown on the way, whatever the answer looks like
 */
export async function answeringWith(response, work) {
  await asPartOf(response, work);
  return failed in response;
}

/** Says of the answer that is being made that something was thrown. */
export function answerFailed() {
  const response = answerBeingMade();
  if (response) Object.assign(response, { [failed]: true });
}

/**
 * Makes the answer that is being made a 503 that says when to come again: Next knows 500 only for a page that threw.
 * @param {number} retrySeconds
 */
export function answerUnavailable(retrySeconds) {
  const response = answerBeingMade();
  if (!response || response.headersSent) return;
  response.setHeader('Retry-After', retrySeconds);
  Object.defineProperty(response, 'statusCode', { get: () => 503, set: () => {} });
}

/** A segment that leads to where one is or a step up, encoded or not (RFC 3986, 5.2.4). */
const DOTS = /^(?:\.|%2e){1,2}$/i;

/**
 * A path as Next can read it: without `.` and `..`, as browsers write it, and with the segments that encode no text (`%ff`) taken
 * as they stand, a page that is not there. Next answers either with 500.
 * @param {string} url
 */
export function withReadableSegments(url) {
  const [path = '', ...query] = url.split('?');
  /** @type {string[]} */
  const read = [];
  const segments = path.split('/');
  for (const [index, segment] of segments.entries()) {
    if (!DOTS.test(segment)) read.push(isReadable(segment) ? segment : segment.replaceAll('%', '%25'));
    else {
      if (segment.replaceAll(/%2e/gi, '.') === '..' && read.length > 1) read.pop();
      if (index === segments.length - 1) read.push('');
    }
  }
  return [read.join('/'), ...query].join('?');
}

const MOST_PARAMETERS = 100;

/**
 * An address with the first hundred of its parameters: no form of ours has half as many. Next's middleware looks each up among
 * all of them: eight thousand, which fit in the head of a request, would keep everybody waiting for two seconds.
 * @param {string} url
 */
export function withFewParameters(url) {
  let end = url.indexOf('?');
  for (let known = 0; end !== -1 && known < MOST_PARAMETERS; known += 1) end = url.indexOf('&', end + 1);
  return end === -1 ? url : url.slice(0, end);
}

/** @param {string} segment */
function isReadable(segment) {
  try {
    decodeURIComponent(segment);
    return true;
  } catch {
    return false;
  }
}
