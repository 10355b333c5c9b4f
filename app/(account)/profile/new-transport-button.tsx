'use client';
import { PublishButton } from '@/components/form/publish-button';
import { useTransportForm } from '@/components/transports/use-transport-form';

/** « Nouveau transport »: opens the trip form. */
export function NewTransportButton() {
  const form = useTransportForm();
  return (
    <PublishButton form={form} loginText="Vous devez être connecté pour proposer un transport.">
      Nouveau transport
    </PublishButton>
  );
}
