'use client';
import type { ReactNode } from 'react';
import { OwnHidden } from '@/components/owned/own-hidden';
import { ownTransports } from '@/components/transports/own-transports';
import { lazily } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';

// Everybody who reads a trip loads this file, its owner alone the rest.
const HiddenTransport = lazily(() =>
  withWords(() => import('./hidden-transport').then((module) => module.HiddenTransport)),
);

/** What stands in place of a trip that nobody may see; its owner sees it all the same. */
export function MissingTransport({ missing }: { missing: ReactNode }) {
  return (
    <OwnHidden list={ownTransports} missing={missing}>
      {(own) => <HiddenTransport transport={own} />}
    </OwnHidden>
  );
}
