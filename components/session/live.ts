'use client';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Told } from './live-source';
import { joinTabs } from './live-tabs';
import { refreshMe, useMe } from './me';

/**
 * What happens to the person who is signed in, while it happens: a conversation that changed (`GET /conversations/{id}`
 * gives the same), what waits, that somebody types, or that what is shown is to be read again because something may have
 * been missed. What is read after subscribing misses nothing.
 */
type LiveEvent =
  | { type: 'conversation'; data: unknown }
  | { type: 'compteurs'; data: Counters }
  | { type: 'ecrit'; data: { conversationId: string } }
  | { type: 'relire' };

/** What waits: messages to be read, and lines under the bell; `asked`, when it was asked for instead of told. */
type Counters = { nonLus: number; notifications: number; asked?: number };
type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();
/** Those who listen for somebody who has left are gone by then. */
const AGAIN_MS = 1_000;
const NOTHING: Counters = { nonLus: 0, notifications: 0 };
let counters = NOTHING;
let [joined, place] = ['', ''];
let leave: (() => void) | undefined;

/** Calls `listener` with what happens to the person of that id, who is signed in, until the function it gives is called. */
function subscribe(userId: string, listener: Listener): () => void {
  listeners.add(listener);
  if (joined !== userId) {
    hangUp();
    [joined, place, counters] = [userId, '', NOTHING];
  }
  start();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) hangUp();
  };
}

function start(): void {
  if (leave || listeners.size === 0) return;
  leave = joinTabs(joined, place, take);
  // Whoever goes back finds the page as it was left, which a page with an open stream is not kept for.
  window.addEventListener('pagehide', hangUp);
  window.addEventListener('pageshow', start);
}

function hangUp(): void {
  leave?.();
  leave = undefined;
}

function take({ event, data, id }: Told): void {
  if (event === 'bonjour') greet(data as { _id: string; relire: boolean });
  else if (event === 'fin') lookWhoItIs();
  else {
    place = id;
    if (event === 'compteurs') counters = data as Counters;
    emit({ type: event, data } as LiveEvent);
  }
}

function greet({ _id, relire }: { _id: string; relire: boolean }): void {
  // Somebody else may have signed in, in another tab: this page is not theirs.
  if (_id !== joined) lookWhoItIs();
  else if (relire) emit({ type: 'relire' });
}

/** The session is over; a changed password has opened another, with an answer that may come after word of the end. */
function lookWhoItIs(): void {
  hangUp();
  setTimeout(() => void refreshMe().then(start), AGAIN_MS);
}

function emit(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}

/** Calls `listener` with what happens to the person who is signed in. For visitors it does nothing, and opens nothing. @public */
export function useLive(listener: Listener): void {
  const me = useMe();
  const userId = me.state === 'user' ? me.user._id : undefined;
  const hear = useEffectEvent(listener);
  useEffect(() => (userId ? subscribe(userId, (event) => hear(event)) : undefined), [userId]);
}

/** What waits for the person who is signed in; nothing until it is known. */
export function useCounters(): Counters {
  const me = useMe();
  const userId = me.state === 'user' ? me.user._id : '';
  const watch = useCallback(
    (changed: () => void) => (userId ? subscribe(userId, changed) : () => {}),
    [userId],
  );
  return useSyncExternalStore(
    watch,
    () => (userId && userId === joined ? counters : NOTHING),
    () => NOTHING,
  );
}
