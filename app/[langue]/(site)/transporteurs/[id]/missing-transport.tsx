'use client';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { OwnHidden } from '@/components/owned/own-hidden';
import { ownTransports } from '@/components/transports/own-transports';
import { withWords } from '@/components/words/with-words';
import { actions } from '@/lib/langues/later/owned/actions';
import { place } from '@/lib/langues/later/reservations/place';
import { dates } from '@/lib/langues/later/transports/dates';
import { gestion } from '@/lib/langues/later/transports/gestion';
import { masque } from '@/lib/langues/later/transports/masque';

// Everybody who reads a trip loads this file, its owner alone the rest.
const HiddenTransport = dynamic(
  () =>
    withWords([dates, gestion, masque, actions, place], () =>
      import('./hidden-transport').then((module) => module.HiddenTransport),
    ),
  { ssr: false },
);

/** What stands in place of a trip that nobody may see; its owner sees it all the same. */
export function MissingTransport({ missing }: { missing: ReactNode }) {
  return (
    <OwnHidden list={ownTransports} missing={missing}>
      {(own) => <HiddenTransport transport={own} />}
    </OwnHidden>
  );
}
