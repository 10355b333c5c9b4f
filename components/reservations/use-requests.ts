'use client';
import { useCallback, useEffect, useReducer } from 'react';
import type { ReservationView } from '@/lib/reservations/queries';
import { NOTHING_YET, nextRequestList } from './request-list';
import { readRequests } from './requests-source';

const PAGE = 20;
const MOST = 100;

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
