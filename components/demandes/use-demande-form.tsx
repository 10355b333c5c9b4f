'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { withWords } from '@/components/words/with-words';

/** The need form, loaded when it is first asked for. */
export function useDemandeForm() {
  return useFormDialog(() =>
    withWords(() => import('./demande-form-dialog').then((module) => module.DemandeFormDialog)),
  );
}
