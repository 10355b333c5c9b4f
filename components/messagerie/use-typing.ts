'use client';
import { useRef } from 'react';
import { call } from '@/components/api/call';

const EVERY_MS = 2_500;

/** Tells the other person, now and then, that one is typing. */
export function useTyping(id: string): () => void {
  const last = useRef(0);
  return () => {
    const now = Date.now();
    if (now - last.current < EVERY_MS) return;
    last.current = now;
    void call('POST /conversations/{id}/ecrit', { params: { id } });
  };
}
