'use client';
import dynamic from 'next/dynamic';
import { TransportMissing } from '@/components/transports/transport-missing';
import { OwnHidden } from '@/components/ui/own-hidden';
import type { TransportView } from '@/lib/transports/queries/view';

// Everybody who reads a trip loads this file, its owner alone the rest.
const HiddenTrip = dynamic(() => import('./hidden-trip').then((module) => module.HiddenTrip), { ssr: false });

/** What stands in place of a trip that nobody may see; its owner sees it all the same. */
export function MissingTrip() {
  return (
    <OwnHidden<TransportView> kind="transports" missing={<TransportMissing />}>
      {(own) => <HiddenTrip transport={own} />}
    </OwnHidden>
  );
}
