'use client';
import { CardList } from '@/components/contact/card-list';
import type { StillText } from '@/components/page/still-part';
import { later } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';

const OwnTransport = later(() =>
  withWords(() => import('./own-transport').then((module) => module.OwnTransport)),
);

/** A list of trips’ cards: everybody else writes, their owner manages and sees who waits. */
export function TransportList({
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
      about="transportId"
      visitors={visitors}
      className={className}
      cards={cards}
      own={(transport) => <OwnTransport transport={transport} />}
    />
  );
}
