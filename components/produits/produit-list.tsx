'use client';
import dynamic from 'next/dynamic';
import { CardList } from '@/components/contact/card-list';
import type { StillText } from '@/components/page/still-part';
import { withWords } from '@/components/words/with-words';
import { actions } from '@/lib/langues/later/owned/actions';
import { gestion } from '@/lib/langues/later/produits/gestion';

const OwnerActions = dynamic(
  () => withWords([actions, gestion], () => import('./owner-actions').then((module) => module.OwnerActions)),
  { ssr: false },
);

/** A list of products’ cards: everybody else writes, their owner manages. */
export function ProduitList({
  className,
  cards,
  visitors,
}: {
  className: string;
  cards: StillText;
  /** What somebody who is not signed in reads. */
  visitors: string;
}) {
  return (
    <CardList
      about="produitId"
      visitors={visitors}
      className={className}
      cards={cards}
      own={({ titleId, ...produit }) => <OwnerActions {...{ produit, titleId }} />}
    />
  );
}
