'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '@/components/api/call';
import { useLive } from '@/components/session/live';
import { refreshMe } from '@/components/session/me';
import type { NotificationView } from '@/lib/notifications/queries/list';

const SHOWN = 20;
/** Where no stream tells it, it is asked for now and then. */
const AGAIN_MS = 60_000;

export type NotificationList =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'read'; items: NotificationView[]; more: boolean };

let unread = 0;
/** How often the count was told or changed: an answer that was asked for before that may be older than it. */
let known = 0;
let marking = 0;
/** A wide and a narrow header stand in the same page: they ask once. */
let asking: Promise<unknown> | undefined;
const listeners = new Set<() => void>();

/** What is known now of how many are unread, for everything on the page. */
function knowUnread(count: number): void {
  known += 1;
  unread = count;
  for (const listener of listeners) listener();
}

/** The newest notifications; what is unread is known then too. */
export async function readNewest(limit = SHOWN): Promise<NotificationList> {
  const before = known;
  const answer = await call('GET /notifications', { query: { limit } });
  if (!answer.ok) {
    // The session is over: whoever is a visitor now is not asked about any more.
    if (answer.failure.status === 401) void refreshMe();
    return { state: 'failed' };
  }
  if (before === known && marking === 0) knowUnread(answer.meta.nonLues);
  return { state: 'read', items: answer.data, more: answer.meta.nextCursor !== null };
}

/** Marks as read what is seen, up to the newest of it. */
export async function markSeen(items: NotificationView[]): Promise<void> {
  const newest = items[0];
  if (!newest || items.every(({ lue }) => lue)) return;
  marking += 1;
  const answer = await call('POST /notifications/read', { body: { jusqua: newest._id } });
  marking -= 1;
  if (answer.ok) knowUnread(answer.data.nonLues);
}

/** How many are unread: asked for when the page is opened, changes, or is come back to, and told by the stream. */
export function useUnread(path: string): number {
  useLive((event) => {
    if (event.type === 'compteurs') knowUnread(event.data.notifications);
  });
  useEffect(() => {
    const ask = () => {
      if (!path || document.visibilityState !== 'visible') return;
      if (asking) return;
      asking = readNewest(1).finally(() => {
        asking = undefined;
      });
    };
    ask();
    const timer = setInterval(ask, AGAIN_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [path]);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => unread,
    () => 0,
  );
}
