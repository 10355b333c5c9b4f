import { EmptyState } from '@/components/page/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** A product that is hidden, deleted or never was: all the same to the reader. */
export function ProduitMissing() {
  return (
    <div className="wrap flex flex-1 items-center justify-center py-10">
      <EmptyState
        headingLevel="h1"
        title="Produit non trouvé"
        action={<LinkButton href="/produits">Voir les produits</LinkButton>}
      >
        Ce produit n’existe pas, ou la personne qui le vendait l’a retiré.
      </EmptyState>
    </div>
  );
}
