'use client';
import { Arrow } from '@/components/ui/arrow';
import { HiddenItem, HiddenItems } from '@/components/ui/hidden-items';
import type { TransportView } from '@/lib/transports/queries/view';
import { OwnerActions } from './owner-actions';
import { tripDates } from './trip-dates';

const isToCome = (transport: TransportView) => transport.status === 'actif';

/** The signed-in person's hidden trips that are still to come. */
export function OwnHiddenTransports() {
  return (
    <HiddenItems<TransportView> kind="transports" title="Vos trajets masqués" keep={isToCome}>
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
          facts={tripDates(transport)}
          actions={(titleId) => <OwnerActions {...{ transport, titleId }} />}
        />
      )}
    </HiddenItems>
  );
}
