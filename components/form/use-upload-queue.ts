'use client';
import { useEffect, useRef, useState } from 'react';
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
  onRefused,
}: {
  to: To;
  rules: UploadRules;
  room: () => number;
  onDone: (data: DataOf<'POST /upload/image'>) => void;
  onRefused?: (message: string) => void;
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
      const message = words('refusee', { nom: name, motif });
      setRefused((before) => [...before, message]);
      onRefused?.(message);
      sendNext();
    },
  });

  function sendNext() {
    const file = room() > 0 ? queue.current.shift() : undefined;
    if (file) void choose(file);
    else queue.current = [];
  }

  // What was added begins here, between two drawings too.
  useEffect(() => {
    if (state.phase === 'idle' && queue.current.length > 0) sendNext();
  });

  function callOff() {
    queue.current = [];
    setRefused([]);
    cancel();
  }

  function tryAgain() {
    if (room() > 0) retry();
    else callOff();
  }

  return {
    state,
    refused,
    /** What was said of files that will not do was read. */
    forget: () => setRefused([]),
    retry: tryAgain,
    add: (files: readonly File[]) => {
      setRefused([]);
      queue.current.push(...files);
      if (state.phase === 'failed') tryAgain();
    },
    callOff,
  };
}
