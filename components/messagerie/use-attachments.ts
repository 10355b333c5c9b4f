'use client';
import { useCallback, useRef, useState } from 'react';
import { useWords } from '#words';
import { useUpload } from '@/components/form/use-upload';
import type { ImageView } from '@/lib/core/images/view';

/** The pictures of a message that is being written: sent one after the other as they are chosen, `max` at most. */
export function useAttachments(max: number) {
  const words = useWords('form/images');
  const [images, setImages] = useState<ImageView[]>([]);
  const latest = useRef(images);
  const queue = useRef<File[]>([]);

  const write = useCallback((next: ImageView[]) => {
    latest.current = next;
    setImages(next);
  }, []);
  const { state, choose, cancel, retry } = useUpload({
    to: { call: 'POST /upload/image', query: { type: 'general' } },
    field: 'image',
    rules: { failure: words('echec') },
    onDone: ({ image }) => {
      write([...latest.current, image]);
      sendNext();
    },
  });

  function sendNext() {
    const file = latest.current.length < max ? queue.current.shift() : undefined;
    if (file) void choose(file);
    else queue.current = [];
  }
  const sending = state.phase === 'sending';
  return {
    images,
    state,
    sending,
    retry,
    full: images.length >= max,
    put: write,
    add: (files: readonly File[]) => {
      queue.current.push(...files);
      if (!sending) sendNext();
    },
    remove: (url: string) => write(latest.current.filter((image) => image.url !== url)),
    callOff: () => {
      queue.current = [];
      cancel();
    },
  };
}
