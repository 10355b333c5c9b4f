'use client';
import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftOptions, dropDraft, readDraft, writeDraft } from './draft';
import { keepable, restoredTo } from './kept-values';

/**
 * Keeps what is typed into a form through a reload of its tab, and brings it back when the form is there again. Nothing is
 * kept once the form holds what it began with. `restored` is true while what was brought back has not been sent or dropped.
 */
export function useDraft<V extends FieldValues, C, O>(
  form: UseFormReturn<V, C, O>,
  defaultValues: DefaultValues<V>,
  options: DraftOptions | undefined,
) {
  const [restored, setRestored] = useState(false);
  const given = useRef({ form, defaultValues, without: options?.without ?? [] });
  const key = options?.key;

  useEffect(() => {
    if (key === undefined) return;
    const { form, defaultValues, without } = given.current;
    // Nor what the form began with: a saved number or bank account is as secret as a typed one.
    const base = JSON.stringify(keepable(defaultValues, without));
    const kept = readDraft(key, base);
    if (kept !== null) {
      form.reset(restoredTo(defaultValues, kept, without) as V, { keepDefaultValues: true });
      setRestored(true);
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const shown = keepable(values, without);
        if (JSON.stringify(shown) === base) dropDraft(key);
        else writeDraft(key, { base, values: shown });
      },
    });
  }, [key]);

  return {
    restored,
    forget: () => {
      setRestored(false);
      if (key !== undefined) dropDraft(key);
    },
  };
}
