'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';

/** The need form, loaded when it is first asked for. */
export function useDemandeForm() {
  return useFormDialog(() => import('./demande-form-dialog').then((module) => module.DemandeFormDialog));
}
