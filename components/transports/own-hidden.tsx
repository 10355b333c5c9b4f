'use client';
import { useWords } from '#words';
import { HiddenItem, HiddenItems } from '@/components/owned/hidden-items';
import { Arrow } from '@/components/ui/arrow';
import { later } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';
import type { TransportView } from '@/lib/transports/queries/view';
import { ownTransports } from './own-transports';
import { transportDates } from './transport-dates';

const isToCome = (transport: TransportView) => transport.status === 'actif';

const OwnerActions = later(() =>
  withWords(() => import('./owner-actions').then((module) => module.OwnerActions)),
);

/** The signed-in person's hidden trips that are still to come. */
export function OwnHiddenTransports() {
  const words = useWords('transports/masques');
  const dates = useWords('transports/dates');
  return (
    <HiddenItems list={ownTransports} title={words('titre')} keep={isToCome}>
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
          facts={transportDates(dates, transport)}
          actions={(titleId) => <OwnerActions {...{ transport, titleId }} />}
        />
      )}
    </HiddenItems>
  );
}
