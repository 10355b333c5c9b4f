import 'server-only';
import type { EventAttributes } from 'ics';
import type { Langue } from '@/lib/langues/langue.mjs';
import { siteOrigin } from '../origin';
import { PRODUCT_NAME } from '../product';

/** Something with a time. The same `uid` with a higher `sequence` replaces what a calendar has of it. */
export type Rendezvous = {
  uid: string;
  sequence: number;
  state: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  at: Date;
  minutes: number;
  title: string;
  text: string;
  place: string;
  url: string;
};

const utc = (at: Date): [number, number, number, number, number] => [
  at.getUTCFullYear(),
  at.getUTCMonth() + 1,
  at.getUTCDate(),
  at.getUTCHours(),
  at.getUTCMinutes(),
];

/**
 * The events, whose words are of that language, as an iCalendar file (RFC 5545), by the library `ics`: lines are folded and
 * texts escaped there.
 */
export async function calendarFile(
  name: string,
  events: Rendezvous[],
  langue: Langue = 'fr',
): Promise<Uint8Array<ArrayBuffer>> {
  const { createEvents } = await import('ics');
  const host = new URL(siteOrigin()).hostname;
  const { error, value } = createEvents(
    events.map(
      (event): EventAttributes => ({
        uid: `${event.uid}@${host}`,
        sequence: event.sequence,
        status: event.state,
        startInputType: 'utc',
        startOutputType: 'utc',
        start: utc(event.at),
        duration: { minutes: event.minutes },
        title: event.title,
        description: event.text,
        location: event.place,
        url: event.url,
        busyStatus: 'FREE',
      }),
    ),
    { productId: `-//${PRODUCT_NAME}//${langue.toUpperCase()}`, calName: name, method: 'PUBLISH' },
  );
  if (error || !value) throw error ?? new Error('no calendar');
  return new Uint8Array(Buffer.from(value));
}
