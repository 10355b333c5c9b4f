'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';

/** The trip form, loaded when it is first asked for. */
export function useTransportForm() {
  return useFormDialog(() => import('./transport-form-dialog').then((module) => module.TransportFormDialog));
}
