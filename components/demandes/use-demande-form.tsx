'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { FORM_WORDS } from '@/components/form/words';
import { withWords } from '@/components/words/with-words';
import { images } from '@/lib/langues/later/form/images';

/** The need form, loaded when it is first asked for. */
export function useDemandeForm() {
  return useFormDialog(() =>
    withWords([...FORM_WORDS, images], () =>
      import('./demande-form-dialog').then((module) => module.DemandeFormDialog),
    ),
  );
}
