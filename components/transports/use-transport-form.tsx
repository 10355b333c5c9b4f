'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { withWords } from '@/components/words/with-words';

/** The trip form, loaded when it is first asked for. */
export function useTransportForm() {
  return useFormDialog(() =>
    withWords(() => import('./transport-form-dialog').then((module) => module.TransportFormDialog)),
  );
}
