import { useWords } from '#words';
import { SectionHeader } from '@/components/page/section-header';
import type { ProduitView } from '@/lib/produits/queries';
import { ProduitGrid } from './produit-grid';
import { PRODUITS_PATH } from './produits-path';

/** « Produits récents » for the home page; nothing at all while there is no product. */
export function RecentProduits({ produits }: { produits: ProduitView[] }) {
  const words = useWords('produits/recents');
  if (produits.length === 0) return null;
  return (
    <section aria-labelledby="produits-recents" className="far wrap pt-12 sm:pt-16">
      <SectionHeader
        id="produits-recents"
        title={words('titre')}
        subtitle={words('sousTitre')}
        link={{ href: PRODUITS_PATH, label: words('voirTous') }}
      />
      {/* On a phone they stand in a row of their own, to be pushed aside. */}
      <div className="phone-row">
        <ProduitGrid produits={produits} headingLevel="h3" />
      </div>
    </section>
  );
}
