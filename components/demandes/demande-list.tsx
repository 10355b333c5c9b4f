'use client';
import dynamic from 'next/dynamic';
import { CardList } from '@/components/contact/card-list';
import type { StillText } from '@/components/page/still-part';
import { VISITORS } from './contact';

const OwnerActions = dynamic(() => import('./owner-actions').then((module) => module.OwnerActions), {
  ssr: false,
});

/** A list of needs’ cards: everybody else writes, their owner manages. */
export function DemandeList({ className, cards }: { className: string; cards: StillText }) {
  return (
    <CardList
      about="demandeId"
      visitors={VISITORS}
      className={className}
      cards={cards}
      own={({ titleId, ...demande }) => <OwnerActions {...{ demande, titleId }} />}
    />
  );
}
