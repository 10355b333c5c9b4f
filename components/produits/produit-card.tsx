import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Image } from '@/components/ui/image';
import { LinkButton } from '@/components/ui/link-button';
import { formatEuros } from '@/lib/core/text/money';
import { NNBSP } from '@/lib/core/text/text';
import type { ProduitView } from '@/lib/produits/queries';
import { ProduitCardActions } from './produit-card-actions';

/** A product in a list: picture, category, name, price, where it is. `eager` for the first ones in sight. */
export function ProduitCard({
  produit,
  headingLevel: Heading = 'h2',
  eager,
}: {
  produit: ProduitView;
  headingLevel?: 'h2' | 'h3';
  eager?: boolean;
}) {
  const { _id } = produit;
  const href = `/produits/${_id}`;
  const titleId = `produit-${_id}`;
  return (
    <Card as="article" padded={false} className="flex flex-col overflow-hidden">
      <Link href={href} tabIndex={-1} aria-hidden="true" className="block border-line border-b">
        <Image
          image={produit.image}
          alt=""
          sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw"
          eager={eager}
          className="aspect-[16/10] h-auto w-full"
        />
      </Link>
      <div className="flex grow flex-col p-4 sm:p-5">
        <div className="flex flex-wrap gap-1.5">
          <Badge tone="majorelle">{produit.categorie}</Badge>
          {!produit.isVisible && <Badge tone="saffron">Masqué</Badge>}
        </div>
        <Heading id={titleId} dir="auto" className="mt-3 text-lg leading-snug">
          <Link href={href} className="rounded-badge transition-colors hover:text-majorelle">
            {produit.nom}
          </Link>
        </Heading>
        <p className="mt-1 font-bold font-display text-xl tabular-nums">
          <span className="sr-only">Prix{NNBSP}: </span>
          {formatEuros(produit.prix)}
        </p>
        <p className="mt-2 flex items-start gap-2 text-[0.9375rem]">
          <Icon name="pin" size={18} className="mt-0.5 text-muted" />
          <bdi className="min-w-0">{produit.localisation}</bdi>
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-2 pt-5 [&>a]:grow [&>button]:grow">
          <ProduitCardActions
            produit={{ _id, ownerId: produit.userId._id, isVisible: produit.isVisible }}
            titleId={titleId}
          />
          <LinkButton size="small" href={href} aria-describedby={titleId}>
            Voir le produit
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
