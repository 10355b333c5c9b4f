'use client';
import dynamic from 'next/dynamic';
import { HiddenItem, HiddenItems } from '@/components/owned/hidden-items';
import { Arrow } from '@/components/ui/arrow';
import type { TransportView } from '@/lib/transports/queries/view';
import { ownTransports } from './own-transports';
import { transportDates } from './transport-dates';

const isToCome = (transport: TransportView) => transport.status === 'actif';

const OwnerActions = dynamic(() => import('./owner-actions').then((module) => module.OwnerActions), {
  ssr: false,
});

/** The signed-in person's hidden trips that are still to come. */
export function OwnHiddenTransports() {
  return (
    <HiddenItems list={ownTransports} title="Vos trajets masqués" keep={isToCome}>
      {(transport) => (
        <HiddenItem
          key={transport._id}
          name={
            <>
              {transport.villeDepart}
              <Arrow />
              {transport.villeArrivee}
            </>
          }
          href={`/transporteurs/${transport._id}`}
          facts={transportDates(transport)}
          actions={(titleId) => <OwnerActions {...{ transport, titleId }} />}
        />
      )}
    </HiddenItems>
  );
}
