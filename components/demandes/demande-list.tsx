'use client';
import dynamic from 'next/dynamic';
import { CardList } from '@/components/contact/card-list';
import type { StillText } from '@/components/page/still-part';
import { withWords } from '@/components/words/with-words';
import { actions } from '@/lib/langues/later/owned/actions';
import { VISITORS } from './contact';

const OwnerActions = dynamic(
  () => withWords([actions], () => import('./owner-actions').then((module) => module.OwnerActions)),
  { ssr: false },
);

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
