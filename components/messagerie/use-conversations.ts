'use client';
import { useCallback, useReducer, useRef } from 'react';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import { type ConversationPage, readConversations } from './calls';
import { firstConversations, listed, nextConversations } from './conversations-state';

const PAGE = 20;

/** One's conversations: the first page as the server wrote it, further ones, and what is learnt of each meanwhile. */
export function useConversations(first: ConversationPage) {
  const [state, tell] = useReducer(nextConversations, first, firstConversations);
  const latest = useRef(state);
  latest.current = state;

  const readMore = useCallback(async () => {
    const { nextCursor, more } = latest.current;
    if (nextCursor === null || more === 'loading') return;
    tell({ type: 'reading' });
    tell({ type: 'read', page: await readConversations({ limit: PAGE, cursor: nextCursor }) });
  }, []);
  const learn = useCallback((conversation: ConversationView) => tell({ type: 'known', conversation }), []);
  return {
    all: state.items,
    items: listed(state),
    nextCursor: state.nextCursor,
    more: state.more,
    readMore,
    learn,
  };
}
