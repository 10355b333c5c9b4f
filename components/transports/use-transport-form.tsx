'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { FORM_WORDS } from '@/components/form/words';
import { withWords } from '@/components/words/with-words';
import { formulaire } from '@/lib/langues/later/transports/formulaire';
import { ligne } from '@/lib/langues/later/transports/ligne';
import { type } from '@/lib/langues/later/transports/type';

/** The trip form, loaded when it is first asked for. */
export function useTransportForm() {
  return useFormDialog(() =>
    withWords([...FORM_WORDS, formulaire, ligne, type], () =>
      import('./transport-form-dialog').then((module) => module.TransportFormDialog),
    ),
  );
}
