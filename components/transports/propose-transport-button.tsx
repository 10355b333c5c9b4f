'use client';
import { useWords } from '#words';
import { PublishButton } from '@/components/form/publish-button';
import { useTransportForm } from './use-transport-form';

/** « Proposer un transport » (on the list) or « Nouveau transport » (in the profile): opens the trip form. */
export function ProposeTransportButton({
  label = 'proposer',
  variant,
}: {
  label?: 'proposer' | 'nouveau';
  variant?: 'primary' | 'secondary';
}) {
  const words = useWords('transports/proposer');
  const form = useTransportForm();
  return (
    <PublishButton form={form} opens="proposer-un-transport" variant={variant} loginText={words('connexion')}>
      {words(label)}
    </PublishButton>
  );
}
