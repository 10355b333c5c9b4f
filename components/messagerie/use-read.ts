'use client';
import { useEffect, useRef } from 'react';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import { postRead } from './calls';
import { useMessages } from './messages-context';

/** Tells the server, and the list, what was read: all that the thread holds while its end is before somebody's eyes. */
export function useRead(conversation: ConversationView, upTo: number, atEnd: boolean): void {
  const { learn } = useMessages();
  const latest = useRef(conversation);
  latest.current = conversation;
  const told = useRef(0);
  const { _id, luJusqua } = conversation;

  useEffect(() => {
    const tellRead = async () => {
      if (!atEnd || document.visibilityState === 'hidden') return;
      if (upTo <= Math.max(luJusqua, told.current)) return;
      told.current = upTo;
      const unreadCount = await postRead(_id, upTo);
      if (unreadCount === null) told.current = 0;
      else learn({ ...latest.current, luJusqua: upTo, unreadCount });
    };
    void tellRead();
    document.addEventListener('visibilitychange', tellRead);
    return () => document.removeEventListener('visibilitychange', tellRead);
  }, [_id, atEnd, upTo, luJusqua, learn]);
}
