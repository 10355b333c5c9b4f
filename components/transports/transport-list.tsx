'use client';
import dynamic from 'next/dynamic';
import { CardList } from '@/components/contact/card-list';
import type { StillText } from '@/components/page/still-part';
import { withWords } from '@/components/words/with-words';
import { actions } from '@/lib/langues/later/owned/actions';
import { enAttente } from '@/lib/langues/later/reservations/enAttente';
import { gestion } from '@/lib/langues/later/transports/gestion';

const OwnTransport = dynamic(
  () =>
    withWords([gestion, actions, enAttente], () =>
      import('./own-transport').then((module) => module.OwnTransport),
    ),
  { ssr: false },
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
