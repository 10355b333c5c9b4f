'use client';
import { useRef, useState } from 'react';
import { useWords } from '#words';
import type { DataOf } from '@/components/api/contract';
import { type UploadRules, useUpload } from './use-upload';

type To = Parameters<typeof useUpload<'POST /upload/image'>>[0]['to'];

/**
 * Sends pictures one after the other, as many as there is `room` for. What will never do is named in `refused`, and the others
 * go on; what failed on the way waits for `retry`, with those behind it, or for `callOff`.
 */
export function useUploadQueue({
  to,
  rules,
  room,
  onDone,
}: {
  to: To;
  rules: UploadRules;
  room: () => number;
  onDone: (data: DataOf<'POST /upload/image'>) => void;
}) {
  const words = useWords('form/images');
  const queue = useRef<File[]>([]);
  const [refused, setRefused] = useState<string[]>([]);
  const { state, choose, cancel, retry } = useUpload({
    to,
    field: 'image',
    rules,
    onDone: (data) => {
      onDone(data);
      sendNext();
    },
    onRefused: ({ name }, motif) => {
      setRefused((before) => [...before, words('refusee', { nom: name, motif })]);
      sendNext();
    },
  });

  function sendNext() {
    const file = room() > 0 ? queue.current.shift() : undefined;
    if (file) void choose(file);
    else queue.current = [];
  }

  /** Forgets what waits and what was refused; what is on its way goes on. */
  function clear() {
    queue.current = [];
    setRefused([]);
  }

  return {
    state,
    refused,
    clear,
    retry,
    add: (files: readonly File[]) => {
      setRefused([]);
      queue.current.push(...files);
      if (state.phase === 'failed') retry();
      else if (state.phase === 'idle') sendNext();
    },
    callOff: () => {
      clear();
      cancel();
    },
  };
}
