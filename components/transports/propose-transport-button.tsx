'use client';
import { PublishButton } from '@/components/form/publish-button';
import { useTransportForm } from './use-transport-form';

/** « Proposer un transport » (on the list) or « Nouveau transport » (in the profile): opens the trip form. */
export function ProposeTransportButton({
  label = 'Proposer un transport',
  variant,
}: {
  label?: 'Proposer un transport' | 'Nouveau transport';
  variant?: 'primary' | 'secondary';
}) {
  const form = useTransportForm();
  return (
    <PublishButton
      form={form}
      opens="proposer-un-transport"
      variant={variant}
      loginText="Vous devez être connecté pour proposer un transport."
    >
      {label}
    </PublishButton>
  );
}
