import type { RequestPage } from './requests-source';

type RequestList = RequestPage & {
  state: 'loading' | 'ready' | 'failed';
  more: 'idle' | 'loading' | 'failed';
};

export const NOTHING_YET: RequestList = { state: 'loading', more: 'idle', items: [], nextCursor: null };

type Item = RequestPage['items'][number];

type RequestEvent =
  | { type: 'reading' }
  | { type: 'read'; page: RequestPage | null }
  | { type: 'reading-more' }
  | { type: 'read-more'; page: RequestPage | null }
  | { type: 'answered'; item: Item };

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
export function waitingOf(items: Item[], userId: string): number {
  return items.filter((item) => item.status === 'en_attente' && item.userId._id === userId).length;
}
