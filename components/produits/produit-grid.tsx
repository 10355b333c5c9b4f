import { useWords } from '#words';
import { stillCards } from '@/components/page/still';
import type { ProduitView } from '@/lib/produits/queries';
import { ProduitCard } from './produit-card';
import { ProduitList } from './produit-list';

/** Cards of products: one column on a phone, three on a wide screen. `eager` when the grid is what the page opens with. */
export function ProduitGrid({
  produits,
  headingLevel,
  eager,
}: {
  produits: ProduitView[];
  headingLevel?: 'h2' | 'h3';
  eager?: boolean;
}) {
  const contact = useWords('produits/contact');
  const cards = stillCards(
    'produit',
    produits.map((produit, index) => ({ produit, headingLevel, eager: eager && index < 3 })),
    ProduitCard,
  );
  return (
    <ProduitList
      className="grid gap-5 [--far:27rem] sm:grid-cols-2 lg:grid-cols-3"
      cards={cards}
      visitors={contact('connexion')}
    />
  );
}
