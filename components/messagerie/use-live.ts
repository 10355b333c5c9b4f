'use client';
import { useCallback, useEffect, useRef } from 'react';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import { readConversations } from './calls';

type LiveEvent =
  | { type: 'conversation'; conversation: ConversationView }
  | { type: 'ecrit'; conversationId: string; userId: string };
export type LiveListener = (event: LiveEvent) => void;

const EVERY_MS = 10_000;

/** What happens to the reader's conversations. Answers how to listen to it. */
export function useLive(): (listener: LiveListener) => () => void {
  const listeners = useRef(new Set<LiveListener>());
  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      const page = await readConversations({ limit: 20 });
      for (const conversation of page?.items ?? []) {
        for (const listener of listeners.current) listener({ type: 'conversation', conversation });
      }
    };
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return useCallback((listener) => {
    listeners.current.add(listener);
    return () => listeners.current.delete(listener);
  }, []);
}
