'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLive } from '@/components/session/live';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import { readConversation, readConversations } from './calls';
import { useComeBack } from './use-come-back';

/** Typing is told every two seconds at most: who says nothing for longer has stopped. */
const TYPING_MS = 5_000;
const PAGE = 20;

/**
 * Learns what happens to the reader's conversations while it happens; `open` is the one they look at. Answers in which of
 * them somebody types.
 */
export function useNews(open: string | null, learn: (conversation: ConversationView) => void): string | null {
  const [typing, setTyping] = useState<string | null>(null);
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(ending.current), []);

  const missed = useRef(false);
  const readAgain = useCallback(async () => {
    const [page, seen] = await Promise.all([
      readConversations({ limit: PAGE }),
      open ? readConversation(open) : null,
    ]);
    missed.current = !page || (open !== null && !seen);
    for (const conversation of [...(page?.items ?? []), ...(seen ? [seen] : [])]) learn(conversation);
  }, [open, learn]);

  // A stream says once that something may have been missed; a network that wakes may be too slow for it.
  useComeBack(() => {
    if (missed.current) void readAgain();
  });
  useLive((event) => {
    if (event.type === 'relire') void readAgain();
    if (event.type === 'conversation') {
      const conversation = event.data as ConversationView;
      learn(conversation);
      // What was being written is there.
      setTyping((now) => (now === conversation._id ? null : now));
    }
    if (event.type === 'ecrit') {
      setTyping(event.data.conversationId);
      clearTimeout(ending.current);
      ending.current = setTimeout(() => setTyping(null), TYPING_MS);
    }
  });
  return typing;
}
