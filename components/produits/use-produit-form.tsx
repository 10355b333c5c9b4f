'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { FORM_WORDS } from '@/components/form/words';
import { withWords } from '@/components/words/with-words';
import { categorie } from '@/lib/langues/later/demandes/categorie';
import { images } from '@/lib/langues/later/form/images';
import { formulaire } from '@/lib/langues/later/produits/formulaire';

/** The product form, loaded when it is first asked for. */
export function useProduitForm() {
  return useFormDialog(() =>
    withWords([...FORM_WORDS, images, formulaire, categorie], () =>
      import('./produit-form-dialog').then((module) => module.ProduitFormDialog),
    ),
  );
}
