'use client';
import { useWords } from '#words';
import { PublishButton } from '@/components/form/publish-button';
import { useDemandeForm } from './use-demande-form';

/** « Nouveau besoin » (on the list) or « Nouvelle demande » (in the profile): opens the need form. */
export function ProposeDemandeButton({
  label = 'besoin',
  variant,
}: {
  label?: 'besoin' | 'demande';
  variant?: 'primary' | 'secondary';
}) {
  const words = useWords('demandes/proposer');
  const form = useDemandeForm();
  return (
    <PublishButton form={form} opens="nouveau-besoin" variant={variant} loginText={words('connexion')}>
      {words(label)}
    </PublishButton>
  );
}
