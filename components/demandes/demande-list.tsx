'use client';
import { CardList } from '@/components/contact/card-list';
import type { StillText } from '@/components/page/still-part';
import { later } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';

const OwnerActions = later(() =>
  withWords(() => import('./owner-actions').then((module) => module.OwnerActions)),
);

/** A list of needs’ cards: everybody else writes, their owner manages. */
export function DemandeList({
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
      about="demandeId"
      visitors={visitors}
      className={className}
      cards={cards}
      own={({ titleId, ...demande }) => <OwnerActions {...{ demande, titleId }} />}
    />
  );
}
