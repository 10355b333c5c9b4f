'use client';
import { useCallback, useEffect, useState } from 'react';
import { type ConversationPage, readConversations } from './calls';

const WAIT_MS = 250;
const PAGE = 20;

export type Found = ConversationPage & { search: string; more: 'idle' | 'loading' | 'failed' };

/** What a search finds: null without one and until the first answer, which keeps what was found before meanwhile. */
export function useSearch(search: string) {
  const [found, setFound] = useState<Found | null>(null);
  const [state, setState] = useState<'ready' | 'searching' | 'failed'>('ready');
  const [tried, setTried] = useState(0);

  useEffect(() => {
    if (search === '') {
      setFound(null);
      setState('ready');
      return;
    }
    let over = false;
    setState('searching');
    const timer = setTimeout(
      async () => {
        const page = await readConversations({ limit: PAGE, search });
        if (over) return;
        setState(page ? 'ready' : 'failed');
        if (page) setFound({ ...page, search, more: 'idle' });
      },
      tried > 0 ? 0 : WAIT_MS,
    );
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [search, tried]);

  const readMore = useCallback(async () => {
    if (!found || found.nextCursor === null || found.more === 'loading') return;
    setFound({ ...found, more: 'loading' });
    const page = await readConversations({ limit: PAGE, search: found.search, cursor: found.nextCursor });
    setFound((now) => {
      if (now?.search !== found.search) return now;
      if (!page) return { ...now, more: 'failed' };
      return { ...now, items: [...now.items, ...page.items], nextCursor: page.nextCursor, more: 'idle' };
    });
  }, [found]);

  const again = useCallback(() => setTried((before) => before + 1), []);
  return { found, state, readMore, again };
}
