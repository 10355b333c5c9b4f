'use client';
import dynamic from 'next/dynamic';
import { OwnHidden } from '@/components/owned/own-hidden';
import { ownTransports } from '@/components/transports/own-transports';
import { TransportMissing } from '@/components/transports/transport-missing';

// Everybody who reads a trip loads this file, its owner alone the rest.
const HiddenTransport = dynamic(() => import('./hidden-transport').then((module) => module.HiddenTransport), {
  ssr: false,
});

/** What stands in place of a trip that nobody may see; its owner sees it all the same. */
export function MissingTransport() {
  return (
    <OwnHidden list={ownTransports} missing={<TransportMissing />}>
      {(own) => <HiddenTransport transport={own} />}
    </OwnHidden>
  );
}
