'use client';
import dynamic from 'next/dynamic';
import { CardList } from '@/components/contact/card-list';
import type { StillText } from '@/components/page/still-part';
import { VISITORS } from './contact';

const OwnTransport = dynamic(() => import('./own-transport').then((module) => module.OwnTransport), {
  ssr: false,
});

/** A list of trips’ cards: everybody else writes, their owner manages and sees who waits. */
export function TransportList({ className, cards }: { className: string; cards: StillText }) {
  return (
    <CardList
      about="transportId"
      visitors={VISITORS}
      className={className}
      cards={cards}
      own={(transport) => <OwnTransport transport={transport} />}
    />
  );
}
