'use client';
import { PublishButton } from '@/components/form/publish-button';
import { useProduitForm } from './use-produit-form';

/** « Nouveau produit »: opens the product form. */
export function ProposeProduitButton({ variant }: { variant?: 'primary' | 'secondary' }) {
  const form = useProduitForm();
  return (
    <PublishButton
      opens="nouveau-produit"
      form={form}
      variant={variant}
      loginText="Vous devez être connecté pour proposer un produit."
    >
      Nouveau produit
    </PublishButton>
  );
}
