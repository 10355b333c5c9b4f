'use client';
import { useWords } from '#words';
import { PublishButton } from '@/components/form/publish-button';
import { useProduitForm } from './use-produit-form';

/** « Nouveau produit »: opens the product form. */
export function ProposeProduitButton({ variant }: { variant?: 'primary' | 'secondary' }) {
  const words = useWords('produits/proposer');
  const form = useProduitForm();
  return (
    <PublishButton opens="nouveau-produit" form={form} variant={variant} loginText={words('connexion')}>
      {words('nouveau')}
    </PublishButton>
  );
}
