'use client';
import { useCallback, useRef, useState } from 'react';
import { type Answer, type AnyInput, type CallOptions, type Optional, send } from '@/components/api/call';
import type { InputOf, WriteName } from '@/components/api/contract';
import type { Failure } from '@/components/api/failure';
import { createKeyRing } from './idempotency';
import { unforeseen } from './unforeseen';

type Input<N extends WriteName> = InputOf<N> & Pick<CallOptions, 'fallback'>;

/**
 * Writes to our API, `submit('PATCH /reservations/{id}/cancel', { params: { id } })`: one at a time (a second call while
 * one runs answers null), with an Idempotency-Key that stays the same while the same content is being resent. `error` is
 * the last failure, what nobody foresaw included; `fail` takes what was thrown on the way here. `write` is the same for what
 * holds name and input together by types of its own.
 */
export function useSubmit() {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<Failure | null>(null);
  const busy = useRef(false);
  const keys = useRef(createKeyRing(() => crypto.randomUUID()));

  const write = useCallback(
    async <N extends WriteName>(
      name: N,
      input: Omit<AnyInput, 'key' | 'signal'>,
    ): Promise<Answer<N> | null> => {
      if (busy.current) return null;
      busy.current = true;
      setPending(true);
      setError(null);
      try {
        const { fallback, ...content } = input;
        const key = name.startsWith('DELETE')
          ? undefined
          : keys.current.keyFor(`${name}\n${JSON.stringify(content)}`);
        const answer = await send(name, { ...content, key, fallback });
        if (answer.ok) keys.current.settle();
        else setError(answer.failure);
        return answer;
      } catch (error) {
        const failure = unforeseen(error);
        setError(failure);
        return { ok: false, failure };
      } finally {
        busy.current = false;
        setPending(false);
      }
    },
    [],
  );
  const submit = useCallback(
    <N extends WriteName>(name: N, ...[input]: Optional<Input<N>>) => write(name, input ?? {}),
    [write],
  );

  const fail = useCallback((thrown: unknown) => setError(unforeseen(thrown)), []);
  const clearError = useCallback(() => setError(null), []);
  return { submit, write, pending, error, fail, clearError };
}
