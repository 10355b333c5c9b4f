'use client';
import {
  createContext,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { UploadState } from './use-upload';

type Report = (field: string, state: 'sending' | 'arrived' | 'stopped') => void;

/** Where the fields of a form say that a picture of theirs is on its way. */
export const FormUploads = createContext<Report | null>(null);

/**
 * A press on the submit button while pictures are on their way is kept (`hold` answers true): the form goes by itself
 * when the last of them has arrived, and not at all when one failed or was called off.
 */
export function useFormUploads(form: RefObject<HTMLFormElement | null>) {
  const running = useRef(new Set<string>());
  const [waiting, setWaiting] = useState(false);
  const wanted = useRef(waiting);
  wanted.current = waiting;

  const report = useCallback<Report>(
    (field, state) => {
      if (state === 'sending') return void running.current.add(field);
      if (!running.current.delete(field)) return;
      const goes = wanted.current && state === 'arrived' && running.current.size === 0;
      if (state === 'stopped' || goes) setWaiting(false);
      if (goes) form.current?.requestSubmit();
    },
    [form],
  );

  const hold = useCallback(() => {
    const held = running.current.size > 0;
    if (held) setWaiting(true);
    return held;
  }, []);
  return useMemo(() => ({ report, hold, waiting }), [report, hold, waiting]);
}

/** Tells the form around it what a field's upload does. Call what it returns before calling the upload off. */
export function useUploadInForm(phase: UploadState['phase']): () => void {
  const report = useContext(FormUploads);
  const field = useId();
  const now = useRef({ phase, calledOff: false });
  now.current.phase = phase;
  const sending = phase === 'sending';

  useEffect(() => {
    if (!sending || !report) return;
    now.current.calledOff = false;
    report(field, 'sending');
    return () => {
      const { phase, calledOff } = now.current;
      report(field, phase === 'idle' && !calledOff ? 'arrived' : 'stopped');
    };
  }, [sending, report, field]);

  return useCallback(() => {
    now.current.calledOff = true;
  }, []);
}
