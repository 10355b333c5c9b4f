'use client';
import { useEffect, useRef } from 'react';
import { dropDraft, readDraft, writeDraft } from '@/components/form/draft';
import type { ImageView } from '@/lib/core/images/view';

type Draft = { content: string; images: ImageView[] };

/** Keeps what is being written in a conversation, and brings it back when the conversation is there again. */
export function useMessageDraft(name: string, draft: Draft, restore: (draft: Draft) => void): void {
  const key = `${name}.message`;
  const latest = useRef(restore);
  latest.current = restore;
  const ready = useRef(false);
  const { content, images } = draft;

  useEffect(() => {
    if (!ready.current) return;
    if (content === '' && images.length === 0) dropDraft(key);
    else writeDraft(key, { base: '', values: { content, images } });
  }, [key, content, images]);

  useEffect(() => {
    const kept = readDraft(key, '') as Draft | null;
    if (kept) latest.current(kept);
    ready.current = true;
  }, [key]);
}
