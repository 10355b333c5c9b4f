'use client';
import dynamic from 'next/dynamic';
import { CardList } from '@/components/contact/card-list';
import type { StillText } from '@/components/page/still-part';
import { VISITORS } from './contact';

const OwnerActions = dynamic(() => import('./owner-actions').then((module) => module.OwnerActions), {
  ssr: false,
});

/** A list of products’ cards: everybody else writes, their owner manages. */
export function ProduitList({ className, cards }: { className: string; cards: StillText }) {
  return (
    <CardList
      about="produitId"
      visitors={VISITORS}
      className={className}
      cards={cards}
      own={({ titleId, ...produit }) => <OwnerActions {...{ produit, titleId }} />}
    />
  );
}
