'use client';
import dynamic from 'next/dynamic';
import { TransportMissing } from '@/components/transports/transport-missing';
import { useOwnHidden } from '@/components/ui/use-own-hidden';
import type { TransportView } from '@/lib/transports/queries/view';

// Everybody who reads a trip loads this file, its owner alone the rest.
const HiddenTrip = dynamic(() => import('./hidden-trip').then((module) => module.HiddenTrip), { ssr: false });

/** What stands in place of a trip that nobody may see; its owner sees it all the same. */
export function MissingTrip() {
  const own = useOwnHidden<TransportView>('transports');
  return own ? <HiddenTrip transport={own} /> : <TransportMissing />;
}
