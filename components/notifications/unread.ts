'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '@/components/api/call';
import { useLive } from '@/components/session/live';
import { sessionRefused } from '@/components/session/me';
import type { NotificationView } from '@/lib/notifications/queries/list';
import { unreadCount } from './unread-count';

const SHOWN = 20;
/** Where no stream tells it, it is asked for now and then. */
const AGAIN_MS = 60_000;

export type NotificationList =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'read'; items: NotificationView[]; more: boolean };

const unread = unreadCount();
/** A wide and a narrow header stand in the same page: they ask once. */
let asking: Promise<unknown> | undefined;

/** The newest notifications; what is unread is known then too. */
export async function readNewest(limit = SHOWN): Promise<NotificationList> {
  const take = unread.ask();
  const answer = await call('GET /notifications', { query: { limit } });
  if (!answer.ok) {
    // The session is over: whoever is a visitor now is not asked about any more.
    if (answer.failure.status === 401) sessionRefused();
    return { state: 'failed' };
  }
  take(answer.meta.nonLues);
  return { state: 'read', items: answer.data, more: answer.meta.nextCursor !== null };
}

/** Marks as read what is seen, up to the newest of it. */
export async function markSeen(items: NotificationView[]): Promise<void> {
  const newest = items[0];
  if (!newest || items.every(({ lue }) => lue)) return;
  const end = unread.mark();
  const answer = await call('POST /notifications/read', { body: { jusqua: newest._id } });
  if (end(answer.ok ? answer.data.nonLues : null)) void readNewest(1);
}

/** How many are unread: asked for when the page is opened, changes, or is come back to, and told by the stream. */
export function useUnread(path: string): number {
  useLive((event) => {
    if (event.type === 'compteurs') unread.hear(event.data.notifications, event.data.asked);
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
  return useSyncExternalStore(unread.watch, unread.known, () => 0);
}
