'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '#words';
import type { DataOf, To } from '@/components/api/contract';
import type { Failure } from '@/components/api/failure';
import { type UploadName, upload } from '@/components/api/upload';
import { IMAGE_FORMATS, MAX_IMAGE_BYTES } from '@/lib/core/images/rules';

export type UploadState = {
  phase: 'idle' | 'sending' | 'failed';
  /** How much is through, 0 to 1. */
  share: number;
  /** What the chosen file looks like, while it is not on the server. */
  preview: string | null;
  message: string | null;
  /** Sending the same file again may help. */
  canRetry: boolean;
  /** The session is over: only a login helps. */
  isOver: boolean;
};

const IDLE: UploadState = {
  phase: 'idle',
  share: 0,
  preview: null,
  message: null,
  canRetry: false,
  isOver: false,
};

export type UploadRules = {
  /** Formats that are accepted (`jpeg`), and what to say to the others; all of ours when absent. */
  only?: readonly ['jpeg', 'png'];
  /** Said when the sending fails. */
  failure: string;
};

/** What an `<input type="file">` accepts. HEIC is left out on purpose: phones then hand over a JPEG. */
export function acceptedTypes(only?: UploadRules['only']): string {
  return (only ?? IMAGE_FORMATS).map((format) => `image/${format}`).join(',');
}

type FileProblem = 'jpegOuPng' | 'heic' | 'invalid' | 'tooLarge';

/** What is wrong with a chosen file as far as the browser can tell, or null; the server looks at the bytes. */
export function fileProblem(
  file: Pick<File, 'type' | 'size'>,
  only?: UploadRules['only'],
): FileProblem | null {
  const type = file.type.replace('image/jpg', 'image/jpeg');
  if (type !== '' && !acceptedTypes(only).split(',').includes(type)) {
    if (only) return 'jpegOuPng';
    return /^image\/hei[cf]/.test(type) ? 'heic' : 'invalid';
  }
  return file.size > MAX_IMAGE_BYTES ? 'tooLarge' : null;
}

/** What is said when a picture did not arrive: what the server refused it for, or that it failed and why, if anybody knows. */
export function uploadMessage(failure: Failure, field: string, fallback: string): string {
  const { kind, message, fields } = failure;
  if (kind === 'fields' || kind === 'refused') return fields?.[field] ?? message;
  return message === fallback ? fallback : `${fallback}. ${message}`;
}

/** Sends one picture: progress, calling off, trying again. A failure keeps the file for the next try. */
export function useUpload<N extends UploadName>(options: {
  to: To<N>;
  field: string;
  rules: UploadRules;
  onDone: (data: DataOf<N>) => void;
  /** Hears of a file that will never do, in place of `state`. */
  onRefused?: (file: File, message: string) => void;
}) {
  const words = useWords('form/images');
  const [state, setState] = useState<UploadState>(IDLE);
  const latest = useRef(options);
  latest.current = options;
  const current = useRef<{ file: File; preview: string; control: AbortController } | null>(null);

  const drop = useCallback(() => {
    current.current?.control.abort();
    if (current.current) URL.revokeObjectURL(current.current.preview);
    current.current = null;
  }, []);
  useEffect(() => drop, [drop]);

  const choose = useCallback(
    async (file: File) => {
      const { to, field, rules, onDone, onRefused } = latest.current;
      drop();
      const refuse = (message: string, preview: string | null) => {
        if (!onRefused) return setState({ ...IDLE, phase: 'failed', message, preview });
        drop();
        setState(IDLE);
        onRefused(file, message);
      };
      const problem = fileProblem(file, rules.only);
      if (problem) return refuse(words(problem), null);
      const mine = { file, preview: URL.createObjectURL(file), control: new AbortController() };
      current.current = mine;
      const sending = { ...IDLE, phase: 'sending' as const, preview: mine.preview };
      setState(sending);
      const onProgress = (share: number) => {
        if (current.current === mine) setState({ ...sending, share });
      };
      const { signal } = mine.control;
      const answer = await upload<N>({ to, field, file, onProgress, signal, fallback: rules.failure });
      if (current.current !== mine || !answer) return;
      if (answer.ok) {
        drop();
        setState(IDLE);
        onDone(answer.data);
        return;
      }
      const { kind } = answer.failure;
      const message = uploadMessage(answer.failure, field, rules.failure);
      if (kind === 'fields' || kind === 'refused') return refuse(message, mine.preview);
      setState({ ...sending, phase: 'failed', message, canRetry: true, isOver: kind === 'unauthenticated' });
    },
    [drop, words],
  );

  const cancel = useCallback(() => {
    drop();
    setState(IDLE);
  }, [drop]);

  const retry = useCallback(() => {
    if (current.current) void choose(current.current.file);
  }, [choose]);

  return { state, choose, cancel, retry };
}
