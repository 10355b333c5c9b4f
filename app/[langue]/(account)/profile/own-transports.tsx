import { useWords } from '#words';
import { OwnerActions } from '@/components/transports/owner-actions';
import { ProposeTransportButton } from '@/components/transports/propose-transport-button';
import { RouteLine } from '@/components/transports/route-line';
import { transportDates } from '@/components/transports/transport-dates';
import { WaitingRequests } from '@/components/transports/waiting-requests';
import { Arrow } from '@/components/ui/arrow';
import { Badge } from '@/components/ui/badge';
import { pageLangue, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { placesIn } from '@/lib/core/cities/names';
import type { Actor } from '@/lib/core/sessions/actor';
import { formatKg } from '@/lib/core/text/money';
import { listUserTransports } from '@/lib/transports/queries/listings';
import type { TransportView } from '@/lib/transports/queries/view';
import { OwnItem } from './own-item';
import { OwnList } from './own-list';

/** « Mes transports »: one's own trips in the order of departure, hidden ones too, past ones apart. */
export async function OwnTransports({ actor, cursor }: { actor: Actor; cursor?: string | undefined }) {
  const read = await listUserTransports(actor, actor.id, { limit: 20, cursor });
  const { items, meta } = placesIn(pageLangue(), read);
  const words = pageWords('profil/page');
  return (
    <OwnList
      title={words('transports')}
      action={
        <Words of={['transports/proposer']}>
          <ProposeTransportButton label="nouveau" />
        </Words>
      }
      empty={{
        title: words('aucunTransport'),
        text: words('aucunTransportTexte'),
      }}
      isEmpty={items.length === 0}
      next={meta.nextCursor && `/profile?tab=transports&cursor=${encodeURIComponent(meta.nextCursor)}`}
    >
      <Words of={['transports/gestion', 'reservations/enAttente']}>
        <Items transports={items.filter(({ status }) => status === 'actif')} />
        <Items transports={items.filter(({ status }) => status === 'termine')} title={words('passes')} />
      </Words>
    </OwnList>
  );
}

function Items({ transports, title }: { transports: TransportView[]; title?: string }) {
  if (transports.length === 0) return null;
  return (
    <div className="mt-8 first-of-type:mt-0">
      {title && <h3 className="mb-4 text-lg">{title}</h3>}
      <ul className="grid grid-cols-1 gap-4">
        {transports.map((transport) => (
          <OwnTransport key={transport._id} transport={transport} />
        ))}
      </ul>
    </div>
  );
}

function OwnTransport({ transport }: { transport: TransportView }) {
  const words = useWords('profil/page');
  const dates = useWords('transports/dates');
  const states = useWords('transports/statut');
  const { _id, isVisible, status, etapes } = transport;
  const titleId = `trajet-${_id}`;
  return (
    <OwnItem
      titleId={titleId}
      title={
        <>
          {transport.villeDepart}
          <Arrow />
          {transport.villeArrivee}
        </>
      }
      href={`/transporteurs/${_id}`}
      hidden={!isVisible}
      edge={<WaitingRequests transportId={_id} />}
      badges={<Badge tone={status === 'actif' ? 'palm' : 'clay'}>{states(status)}</Badge>}
      facts={words('transportFaits', {
        dates: transportDates(dates, transport),
        poids: formatKg(transport.poidsMax, words.langue),
      })}
      actions={<OwnerActions transport={{ _id, isVisible }} titleId={titleId} />}
    >
      {status === 'actif' && <RouteLine etapes={etapes} className="mt-2 max-w-2xl pe-1 pb-1" />}
    </OwnItem>
  );
}
