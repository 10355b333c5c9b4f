'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { FORM_WORDS } from '@/components/form/words';
import { withWords } from '@/components/words/with-words';
import { categorie } from '@/lib/langues/later/demandes/categorie';
import { formulaire } from '@/lib/langues/later/demandes/formulaire';
import { images } from '@/lib/langues/later/form/images';

/** The need form, loaded when it is first asked for. */
export function useDemandeForm() {
  return useFormDialog(() =>
    withWords([...FORM_WORDS, images, formulaire, categorie], () =>
      import('./demande-form-dialog').then((module) => module.DemandeFormDialog),
    ),
  );
}
