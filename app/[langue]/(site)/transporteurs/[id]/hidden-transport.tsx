import { useWords } from '#words';
import { BackLink } from '@/components/page/back-link';
import { ReservationRequests } from '@/components/reservations/requests-section';
import { OwnerActions } from '@/components/transports/owner-actions';
import { transportDates } from '@/components/transports/transport-dates';
import { Arrow } from '@/components/ui/arrow';
import { Notice } from '@/components/ui/notice';
import type { TransportView } from '@/lib/transports/queries/view';

const TITLE_ID = 'trajet';

/** A hidden trip for its owner: the requests on it, and the way to show it again. */
export function HiddenTransport({ transport }: { transport: TransportView }) {
  const words = useWords('transports/masque');
  const dates = useWords('transports/dates');
  return (
    <div className="wrap w-full space-y-6 pt-6 pb-16">
      <BackLink href="/transporteurs">{words('tous')}</BackLink>
      <div>
        <h1 id={TITLE_ID} className="text-3xl">
          {transport.villeDepart}
          <Arrow />
          {transport.villeArrivee}
        </h1>
        <p className="mt-1 text-muted">{transportDates(dates, transport)}</p>
      </div>
      <Notice title={words('titre')}>{words('texte')}</Notice>
      <OwnerActions transport={transport} titleId={TITLE_ID} look="buttons" />
      <ReservationRequests transport={transport} />
    </div>
  );
}
