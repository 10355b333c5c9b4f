'use client';
import { ActionButton, type ActionLook } from '@/components/ui/action-button';
import type { TransportView } from '@/lib/transports/queries/view';
import { useTransportForm } from './use-transport-form';

/** Reads the trip as it is now, then opens its form: a page's copy may be old, and would weigh on everybody's page. */
export function EditTransport({ id, titleId, look }: { id: string; titleId: string; look: ActionLook }) {
  const form = useTransportForm();

  async function read(): Promise<TransportView> {
    const response = await fetch(`/api/transports/${id}`, { cache: 'no-store' });
    if (!response.ok) throw new Error(String(response.status));
    return ((await response.json()) as { data: TransportView }).data;
  }

  return (
    <>
      <ActionButton
        {...{ look, titleId }}
        icon="edit"
        label="Modifier"
        pending={form.loading}
        onClick={() => void form.show(read)}
      />
      {form.dialog}
    </>
  );
}
