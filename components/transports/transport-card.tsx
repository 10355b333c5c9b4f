import { CardActions } from '@/components/contact/card-actions';
import { CardButtons } from '@/components/listing/card-buttons';
import { Arrow } from '@/components/ui/arrow';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { PersonCard } from '@/components/users/person-card';
import { formatKg } from '@/lib/core/text/money';
import { NNBSP } from '@/lib/core/text/text';
import { STATUT_TRANSPORT_LABELS, TYPE_TRANSPORT_LABELS } from '@/lib/transports/labels';
import type { TransportView } from '@/lib/transports/queries/view';
import { capaciteSurLeg } from '@/lib/transports/rules';
import { RemainingCapacity } from './remaining-capacity';
import { RouteLine } from './route-line';
import { transportDates } from './transport-dates';

/** A trip in a list (docs/screens.md): the asked part's cities, dates and free weight, on the whole route. */
export function TransportCard({
  transport,
  headingLevel: Heading = 'h2',
}: {
  transport: TransportView;
  headingLevel?: 'h2' | 'h3';
}) {
  const { _id, userId, route, etapes, status } = transport;
  const href = `/transporteurs/${_id}`;
  const titleId = `trajet-${_id}`;
  const isPart = route.depart > 0 || route.arrivee < etapes.length - 1;
  return (
    <article className="transport-card">
      <div className="card-head">
        <PersonCard user={userId} look="line" />
        {!transport.isVisible && <Badge tone="saffron">Masqué</Badge>}
        <Badge tone={status === 'actif' ? 'palm' : 'clay'}>{STATUT_TRANSPORT_LABELS[status]}</Badge>
      </div>
      <div className="card-title">
        <Heading id={titleId} className="text-xl">
          <Link href={href}>
            {route.villeDepart}
            <Arrow />
            {route.villeArrivee}
          </Link>
        </Heading>
        <RemainingCapacity libre={transport.remainingCapacity} capacite={capaciteSurLeg(etapes, route)} />
      </div>
      <p className="text-[0.9375rem]">{transportDates(transport)}</p>
      {(isPart || route.match === 'partiel') && (
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
          {route.match === 'partiel' && <Badge tone="saffron">Correspondance partielle</Badge>}
          {isPart && (
            <span>
              sur le trajet {transport.villeDepart} → {transport.villeArrivee}
            </span>
          )}
        </p>
      )}
      <RouteLine etapes={etapes} leg={isPart ? route : undefined} className="mt-4" />
      {transport.description && (
        <p dir="auto" className="card-words">
          {transport.description}
        </p>
      )}
      <div className="card-foot">
        <Badge tone="majorelle">{TYPE_TRANSPORT_LABELS[transport.type]}</Badge>
        <Badge>
          Max{NNBSP}: {formatKg(transport.poidsMax)}
        </Badge>
        <CardButtons inLine href={href} label="Voir le trajet" titleId={titleId}>
          <CardActions
            thing={transport}
            title={`${transport.villeDepart} → ${transport.villeArrivee}`}
            titleId={titleId}
          />
        </CardButtons>
      </div>
    </article>
  );
}
