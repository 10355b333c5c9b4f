'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';

/** The product form, loaded when it is first asked for. */
export function useProduitForm() {
  return useFormDialog(() => import('./produit-form-dialog').then((module) => module.ProduitFormDialog));
}
