'use client';
import { openSource, type Told } from './live-source';

type Message = { kind: 'told'; told: Told } | { kind: 'salut' } | { kind: 'etat'; known?: Told | undefined };

/** A leading tab answers at once, unless its browser has put it to sleep. */
const ANSWER_MS = 3_000;
const LOOK_MS = 20_000;

/**
 * Joins the tabs of this browser that show the same person in the same language, for it is told in one: one of them holds the
 * stream and tells the others. A tab that is looked at takes over from one that does not answer. Gives what leaves them again.
 */
export function joinTabs(userId: string, start: string, tell: (told: Told) => void): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return openWhileSeen(start, tell);
  const name = `rihla-live ${userId} ${document.documentElement.lang}`;
  const channel = new BroadcastChannel(name);
  let [place, over] = [start, false];
  // What is told may be the end of it for this tab, which then says no more.
  const post = (message: Message) => {
    if (!over) channel.postMessage(message);
  };
  let known: Told | undefined;
  let closeSource: (() => void) | undefined;
  let release: (() => void) | undefined;
  let queued: AbortController | undefined;
  let unanswered: ReturnType<typeof setTimeout> | undefined;

  function pass(told: Told): void {
    place = told.id;
    if (told.event === 'compteurs') known = told;
    tell(told);
  }

  /** Holds the lock, and with it the stream, until it leaves or another tab takes it. */
  function lead(): Promise<void> {
    clearTimeout(unanswered);
    if (over) return Promise.resolve();
    closeSource?.();
    closeSource = openSource(place, (told) => {
      post({ kind: 'told', told });
      pass(told);
    });
    return new Promise((resolve) => {
      release = resolve;
    });
  }

  function follow(): void {
    closeSource?.();
    closeSource = undefined;
    queued = new AbortController();
    request({ signal: queued.signal });
  }

  function takeOver(): void {
    queued?.abort();
    request({ steal: true });
  }

  function request(options: LockOptions): void {
    let held = false;
    const hold = () => {
      held = true;
      return lead();
    };
    // Refused when another tab took it, or when it is not waited for any more.
    navigator.locks.request(name, options, hold).catch(() => {
      if (held && !over) follow();
    });
  }

  function look(): void {
    if (closeSource || document.visibilityState === 'hidden') return;
    post({ kind: 'salut' });
    clearTimeout(unanswered);
    unanswered = setTimeout(takeOver, ANSWER_MS);
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'salut') {
      if (closeSource) post({ kind: 'etat', known });
      return;
    }
    if (closeSource) return;
    clearTimeout(unanswered);
    if (data.kind === 'told') pass(data.told);
    else if (data.known) pass(data.known);
  };

  follow();
  look();
  const looking = setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    over = true;
    clearInterval(looking);
    clearTimeout(unanswered);
    document.removeEventListener('visibilitychange', look);
    queued?.abort();
    closeSource?.();
    release?.();
    channel.close();
  };
}

/** Where tabs cannot agree, each has its own while it is looked at: a browser has six connections for all of them. */
function openWhileSeen(start: string, tell: (told: Told) => void): () => void {
  let place = start;
  let close: (() => void) | undefined;
  const pass = (told: Told) => {
    place = told.id;
    tell(told);
  };
  const look = () => {
    if (document.visibilityState === 'visible') close ??= openSource(place, pass);
    else end();
  };
  const end = () => {
    close?.();
    close = undefined;
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    end();
  };
}
