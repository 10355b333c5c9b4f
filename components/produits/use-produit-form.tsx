'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { withWords } from '@/components/words/with-words';

/** The product form, loaded when it is first asked for. */
export function useProduitForm() {
  return useFormDialog(() =>
    withWords(() => import('./produit-form-dialog').then((module) => module.ProduitFormDialog)),
  );
}
