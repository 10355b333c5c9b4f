import { useWords } from '#words';
import { EmptyState } from '@/components/page/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** A product that is hidden, deleted or never was: all the same to the reader. */
export function ProduitMissing() {
  const words = useWords('produits/absent');
  return (
    <div className="wrap flex flex-1 items-center justify-center py-10">
      <EmptyState
        headingLevel="h1"
        title={words('titre')}
        action={<LinkButton href="/produits">{words('voir')}</LinkButton>}
      >
        {words('texte')}
      </EmptyState>
    </div>
  );
}
