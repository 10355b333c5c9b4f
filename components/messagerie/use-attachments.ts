'use client';
import { useCallback, useRef, useState } from 'react';
import { useWords } from '#words';
import { useUploadQueue } from '@/components/form/use-upload-queue';
import type { ImageView } from '@/lib/core/images/view';

/** The pictures of a message that is being written: sent one after the other as they are chosen, `max` at most. */
export function useAttachments(max: number) {
  const words = useWords('form/images');
  const [images, setImages] = useState<ImageView[]>([]);
  const latest = useRef(images);

  const write = useCallback((next: ImageView[]) => {
    latest.current = next;
    setImages(next);
  }, []);
  const { state, refused, add, forget, callOff, retry } = useUploadQueue({
    to: { call: 'POST /upload/image', query: { type: 'general' } },
    rules: { failure: words('echec') },
    room: () => max - latest.current.length,
    onDone: ({ image }) => write([...latest.current, image]),
  });
  return {
    images,
    state,
    refused,
    sending: state.phase === 'sending',
    retry,
    full: images.length >= max,
    put: write,
    forget,
    add,
    remove: (url: string) => write(latest.current.filter((image) => image.url !== url)),
    callOff,
  };
}
