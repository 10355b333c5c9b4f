import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { refus } from '@/lib/langues/refus/moyens';
import { env } from '../env';
import { AppError } from '../errors';
import { nothing } from '../http/answer';
import { route } from '../http/route';
import { isPlace, LIVE_CALL } from './call';
import { makeHub, type Source } from './hub';
import { type Listening, listen } from './listen';

/** What our server (server/events-door.mjs) finds on globalThis. */
export type Live = {
  answer: (incoming: IncomingMessage, response: ServerResponse) => Promise<void>;
  end: () => Promise<void>;
};

const STREAMS_PER_ACCOUNT = 6;
const RETRY_SECONDS = 30;
const HEARS_WITHIN_MS = 5_000;
const KEEP_ALIVE_MS = 60_000;

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // A proxy that compressed or collected what comes would hold it back.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/**
 * Answers `GET /api/events` with a stream that stays open: what happens to the person who asks, as `source` tells it. One
 * connection listens for all streams, from the first on. `streams` is how many this process holds at most.
 */
export function openDoor(source: Source, { streams = env().LIVE_STREAMS } = {}): Live {
  const hub = makeHub(source);
  const answers = new WeakMap<Request, ServerResponse>();
  let listening: Listening | undefined;
  let ended = false;

  function startListening(): Listening {
    const { DATABASE_DIRECT_URL, DATABASE_URL } = env();
    const then = { channel: 'rihla_live', notified: hub.notified, back: hub.wakeAll } as const;
    return listen(DATABASE_DIRECT_URL ?? DATABASE_URL, then);
  }

  const admit = route({ ...LIVE_CALL, response: nothing }, async ({ actor, query, langue, request }) => {
    const full = () => new AppError('unavailable', refus('rienEnDirect'), undefined, RETRY_SECONDS);
    if (ended) throw full();
    listening ??= startListening();
    const hears = await listening.hears(HEARS_WITHIN_MS);
    if (ended || !hears || hub.count >= streams) throw full();
    if (hub.of(actor.id) >= STREAMS_PER_ACCOUNT)
      throw new AppError(
        'rate_limited',
        refus('fluxOuverts', { n: STREAMS_PER_ACCOUNT }),
        undefined,
        RETRY_SECONDS,
      );
    const response = answers.get(request);
    if (!response || response.destroyed) return null;
    response.writeHead(200, HEADERS);
    if (request.method === 'HEAD') {
      response.end();
      return null;
    }
    response.socket?.setKeepAlive(true, KEEP_ALIVE_MS);
    response.write(`retry: ${retryMs()}\n\n`);
    // Its browser says in a header where the reader stopped, whoever opens a stream anew in the address.
    const last = request.headers.get('last-event-id');
    const place = isPlace(last) ? last : query.depuis;
    const position = place === undefined ? null : Number(place);
    const { id: userId, sessionId } = actor;
    hub.add({ response, userId, sessionId, langue, position, greeted: false, late: false });
    return null;
  });

  return {
    async answer(incoming, response) {
      const request = asRequest(incoming);
      answers.set(request, response);
      const refusal = await admit(request, { params: Promise.resolve({}) });
      if (response.headersSent || response.destroyed) return;
      response.writeHead(refusal.status, Object.fromEntries(refusal.headers));
      response.end(incoming.method === 'HEAD' ? undefined : await refusal.text());
    },

    async end() {
      ended = true;
      hub.end();
      await listening?.end();
    },
  };
}

/** Streams that end together do not come back together: each waits two to four seconds. */
const retryMs = () => Math.round(2_000 + 2_000 * Math.random());

function asRequest({ url, method, headers: given }: IncomingMessage): Request {
  const headers = new Headers();
  for (const name of ['authorization', 'cookie', 'last-event-id', 'accept-language'] as const) {
    const value = given[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(new URL(url ?? '/', 'http://localhost'), { method: method ?? 'GET', headers });
}
