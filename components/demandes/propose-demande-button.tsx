'use client';
import { PublishButton } from '@/components/form/publish-button';
import { useDemandeForm } from './use-demande-form';

/** « Nouveau besoin » (on the list) or « Nouvelle demande » (in the profile): opens the need form. */
export function ProposeDemandeButton({
  label = 'Nouveau besoin',
  variant,
}: {
  label?: 'Nouveau besoin' | 'Nouvelle demande';
  variant?: 'primary' | 'secondary';
}) {
  const form = useDemandeForm();
  return (
    <PublishButton
      form={form}
      opens="nouveau-besoin"
      variant={variant}
      loginText="Vous devez être connecté pour publier un besoin."
    >
      {label}
    </PublishButton>
  );
}
