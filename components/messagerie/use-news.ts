'use client';
import { useCallback, useEffect } from 'react';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import { readConversation, readConversations } from './calls';

const EVERY_MS = 10_000;
const PAGE = 20;

/** Learns what happens to the reader's conversations; `open` is the one they look at. Answers in which of them somebody types. */
export function useNews(open: string | null, learn: (conversation: ConversationView) => void): string | null {
  const readAgain = useCallback(async () => {
    if (document.visibilityState === 'hidden') return;
    const [page, seen] = await Promise.all([
      readConversations({ limit: PAGE }),
      open ? readConversation(open) : null,
    ]);
    for (const conversation of [...(page?.items ?? []), ...(seen ? [seen] : [])]) learn(conversation);
  }, [open, learn]);
  useEffect(() => {
    const timer = setInterval(readAgain, EVERY_MS);
    document.addEventListener('visibilitychange', readAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readAgain);
    };
  }, [readAgain]);
  return null;
}
