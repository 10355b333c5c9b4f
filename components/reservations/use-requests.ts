'use client';
import { useCallback, useEffect, useReducer } from 'react';
import { call } from '@/components/api/call';
import type { ReservationView } from '@/lib/reservations/queries';

const PAGE = 20;
const MOST = 100;

type RequestPage = { items: ReservationView[]; nextCursor: string | null };

type RequestList = RequestPage & {
  state: 'loading' | 'ready' | 'failed';
  more: 'idle' | 'loading' | 'failed';
};

export const NOTHING_YET: RequestList = { state: 'loading', more: 'idle', items: [], nextCursor: null };

type RequestEvent =
  | { type: 'reading' }
  | { type: 'read'; page: RequestPage | null }
  | { type: 'reading-more' }
  | { type: 'read-more'; page: RequestPage | null }
  | { type: 'answered'; item: ReservationView };

/** The list after an event. A failed reading keeps what was there before; what came twice stays once. */
export function nextRequestList(list: RequestList, event: RequestEvent): RequestList {
  switch (event.type) {
    case 'reading':
      return list.items.length > 0 ? list : NOTHING_YET;
    case 'read':
      if (event.page) return { ...event.page, state: 'ready', more: 'idle' };
      return { ...list, state: list.items.length > 0 ? 'ready' : 'failed' };
    case 'reading-more':
      return { ...list, more: 'loading' };
    case 'read-more': {
      if (!event.page) return { ...list, more: 'failed' };
      const known = new Set(list.items.map((item) => item._id));
      const items = [...list.items, ...event.page.items.filter((item) => !known.has(item._id))];
      return { ...list, items, nextCursor: event.page.nextCursor, more: 'idle' };
    }
    case 'answered':
      return {
        ...list,
        items: list.items.map((item) => (item._id === event.item._id ? event.item : item)),
      };
  }
}

/** « 3 », or « 20+ » while there are more than have been read. */
export function requestCount({ items, nextCursor }: RequestPage): string {
  return `${items.length}${nextCursor ? '+' : ''}`;
}

/** How many of the requests that were read wait for an answer to one person. */
export function waitingOf(items: ReservationView[], userId: string): number {
  return items.filter((item) => item.status === 'en_attente' && item.userId._id === userId).length;
}

/** A slice of the requests on one's own trip, newest first; null when it could not be read. */
async function readRequests(
  transportId: string,
  query: { limit: number; cursor?: string },
): Promise<RequestPage | null> {
  const answer = await call('GET /reservations/transport/{transportId}', { params: { transportId }, query });
  return answer.ok ? { items: answer.data, nextCursor: answer.meta.nextCursor } : null;
}

/** The requests on a trip, read when the component appears, with the ways to read them again and further. */
export function useRequests(transportId: string) {
  const [list, tell] = useReducer(nextRequestList, NOTHING_YET);
  const { nextCursor, more } = list;

  const read = useCallback(
    async (limit: number) => {
      tell({ type: 'reading' });
      tell({ type: 'read', page: await readRequests(transportId, { limit }) });
    },
    [transportId],
  );
  useEffect(() => {
    void read(PAGE);
  }, [read]);

  const shown = list.items.length;
  const reload = useCallback(() => read(Math.min(MOST, Math.max(PAGE, shown))), [read, shown]);

  const readMore = useCallback(async () => {
    if (!nextCursor || more === 'loading') return;
    tell({ type: 'reading-more' });
    tell({ type: 'read-more', page: await readRequests(transportId, { limit: PAGE, cursor: nextCursor }) });
  }, [transportId, nextCursor, more]);

  const replace = useCallback((item: ReservationView) => tell({ type: 'answered', item }), []);
  return { list, reload, readMore, replace };
}
