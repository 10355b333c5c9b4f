import type { ReactNode } from 'react';
import { useWords } from '#words';
import { DemandeGrid } from '@/components/demandes/demande-grid';
import { EmptyState } from '@/components/page/empty-state';
import { ProduitGrid } from '@/components/produits/produit-grid';
import { TransportGrid } from '@/components/transports/transport-grid';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import type { DemandeView } from '@/lib/demandes/queries';
import type { ProduitView } from '@/lib/produits/queries';
import type { TransportView } from '@/lib/transports/queries/view';

/** Things of one kind, and under which heading their own stand: a page's, or one of its parts'. */
type Shown<T> = { items: T[]; headingLevel: 'h2' | 'h3' };

/** The visible things of one kind that a person has published, or the words for none. */
export function Transports({ items, headingLevel: Heading }: Shown<TransportView>) {
  const words = useWords('profil/vitrine');
  if (items.length === 0) return <None title={words('aucunTransport')} />;
  const coming = items.filter(({ status }) => status === 'actif');
  const over = items.filter(({ status }) => status === 'termine');
  return (
    <div className="space-y-8">
      {coming.length > 0 && <TransportGrid transports={coming} headingLevel={Heading} />}
      {over.length > 0 && (
        <div>
          <Heading className="mb-4 text-lg">{words('passes')}</Heading>
          <TransportGrid transports={over} headingLevel={Heading} />
        </div>
      )}
    </div>
  );
}

export function Demandes({ items, headingLevel }: Shown<DemandeView>) {
  const words = useWords('profil/vitrine');
  return items.length > 0 ? (
    <DemandeGrid demandes={items} headingLevel={headingLevel} />
  ) : (
    <None title={words('aucuneDemande')} />
  );
}

export function Produits({ items, headingLevel }: Shown<ProduitView>) {
  const words = useWords('profil/vitrine');
  return items.length > 0 ? (
    <ProduitGrid produits={items} headingLevel={headingLevel} />
  ) : (
    <None title={words('aucunProduit')} />
  );
}

function None({ title }: { title: string }) {
  return (
    <Card padded={false}>
      <EmptyState title={title} className="py-10" />
    </Card>
  );
}

/** One tab: its heading (for readers, and for eyes where scripts are off and all panels show), the things, the way to the rest. */
export function Panel({
  title,
  more,
  children,
}: {
  title: string;
  more?: { href: string; label: string } | null;
  children: ReactNode;
}) {
  return (
    <section>
      <h2 className="sr-only noscript:not-sr-only noscript:mb-4! noscript:text-xl">{title}</h2>
      {children}
      {more && (
        <div className="mt-6 flex justify-center">
          <LinkButton href={more.href} variant="secondary">
            {more.label}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
