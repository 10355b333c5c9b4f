'use client';
import { call } from '@/components/api/call';
import { openEvents } from '@/components/api/events';
import { sessionRefused } from './me';

/** What a stream told: `id` is the place after which another goes on. */
export type Told = { event: string; data: unknown; id: string };

const EVENTS = ['bonjour', 'conversation', 'compteurs', 'ecrit', 'fin', 'ping'];
const POLL_MS = 10_000;
/** A stream says something every twenty seconds. */
const SILENT_MS = 50_000;
const FIRST_WAIT_MS = 2_000;
const LAST_WAIT_MS = 300_000;

/**
 * Tells what happens to the person who is signed in, after `start` (an id, '' for from now on), until the function it gives
 * is called. By a stream; while that does not open, by asking every ten seconds, and then `relire` says so each time: what somebody else has read is in no count.
 */
export function openSource(start: string, tell: (told: Told) => void): () => void {
  let [place, waitMs, failures, over] = [start, FIRST_WAIT_MS, 0, false];
  let source: EventSource | undefined;
  let [again, silence, polling]: (ReturnType<typeof setTimeout> | undefined)[] = [];

  function open(): void {
    clearTimeout(again);
    source?.close();
    const opened = openEvents(place);
    source = opened;
    opened.onopen = () => {
      [failures, waitMs] = [0, FIRST_WAIT_MS];
      endPolling();
    };
    opened.onerror = () => fail(opened);
    for (const name of EVENTS) opened.addEventListener(name, hear);
    expectWords();
  }

  function hear({ type, data, lastEventId }: MessageEvent<string>): void {
    expectWords();
    if (type === 'ping' || over) return;
    place = lastEventId || place;
    tell({ event: type, data: JSON.parse(data), id: place });
  }

  /** The way there may be cut without a word, above all when a machine has slept. */
  function expectWords(): void {
    clearTimeout(silence);
    silence = setTimeout(open, SILENT_MS);
  }

  /** A browser opens a stream again that broke, and gives one up that was refused. */
  function fail(failed: EventSource): void {
    failures += 1;
    const refused = failed.readyState === EventSource.CLOSED;
    if (refused || failures > 1) startPolling();
    if (!refused) return;
    clearTimeout(silence);
    again = setTimeout(open, waitMs * (0.75 + Math.random() / 2));
    waitMs = Math.min(2 * waitMs, LAST_WAIT_MS);
  }

  function startPolling(): void {
    if (polling !== undefined || over) return;
    polling = setInterval(poll, POLL_MS);
    void poll();
  }

  function endPolling(): void {
    clearInterval(polling);
    polling = undefined;
  }

  async function poll(): Promise<void> {
    const asked = Date.now();
    const answer = await call('GET /conversations/unread');
    if (over || polling === undefined) return;
    if (!answer.ok && answer.failure.status === 401) sessionRefused();
    if (!answer.ok) return;
    const { _id, nonLus, notifications } = answer.meta;
    // Somebody else may have signed in beside this tab, which is then told so and not what waits for them.
    // (A server of the release before does not say.)
    if (_id) tell({ event: 'bonjour', data: { _id, relire: false }, id: place });
    if (over) return;
    tell({ event: 'compteurs', data: { nonLus, notifications, asked }, id: place });
    tell({ event: 'relire', data: {}, id: place });
  }

  /** Whoever looks again, or is on the network again, does not wait. */
  function hurry({ type }: Event): void {
    // What was asked for before the network came back only fails, and would then wait for minutes.
    const asks = source?.readyState === EventSource.CONNECTING && type !== 'online';
    if (document.visibilityState === 'hidden' || source?.readyState === EventSource.OPEN || asks) return;
    waitMs = FIRST_WAIT_MS;
    open();
  }

  open();
  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  return () => {
    over = true;
    source?.close();
    endPolling();
    for (const timer of [again, silence]) clearTimeout(timer);
    window.removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', hurry);
  };
}
