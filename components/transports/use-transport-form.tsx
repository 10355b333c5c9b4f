'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { FORM_WORDS } from '@/components/form/words';
import { withWords } from '@/components/words/with-words';

/** The trip form, loaded when it is first asked for. */
export function useTransportForm() {
  return useFormDialog(() =>
    withWords(FORM_WORDS, () =>
      import('./transport-form-dialog').then((module) => module.TransportFormDialog),
    ),
  );
}
