'use client';
import { useCallback, useRef, useState } from 'react';
import type { Failure } from './failure';
import { createKeyRing } from './idempotency';
import { type Answer, type Method, send } from './send';

export type SubmitOptions = {
  action: string;
  method: Method;
  body?: unknown;
  /** Said when the server gives no message of its own. */
  fallback?: string;
};

/**
 * Writes to our API: one at a time (a second call while one runs answers null), with an Idempotency-Key that stays
 * the same while the same content is being resent. `error` is the last failure.
 */
export function useSubmit<T = unknown>() {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<Failure | null>(null);
  const busy = useRef(false);
  const keys = useRef(createKeyRing(() => crypto.randomUUID()));

  const submit = useCallback(async (options: SubmitOptions): Promise<Answer<T> | null> => {
    if (busy.current) return null;
    busy.current = true;
    setPending(true);
    setError(null);
    try {
      const { action, method, body } = options;
      // Files have no text to compare: each sending is its own.
      const key =
        method === 'DELETE' || body instanceof FormData
          ? undefined
          : keys.current.keyFor(`${method} ${action}\n${JSON.stringify(body ?? null)}`);
      const answer = await send<T>({ ...options, key });
      if (answer.ok) keys.current.settle();
      else setError(answer.failure);
      return answer;
    } finally {
      busy.current = false;
      setPending(false);
    }
  }, []);

  const clearError = useCallback(() => setError(null), []);
  return { submit, pending, error, clearError };
}
