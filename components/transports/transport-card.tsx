import { useWords } from '#words';
import { CardActions } from '@/components/contact/card-actions';
import { CardButtons } from '@/components/listing/card-buttons';
import { Arrow } from '@/components/ui/arrow';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { PersonCard } from '@/components/users/person-card';
import { formatKg } from '@/lib/core/text/money';
import { routeText } from '@/lib/core/text/route';
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
  const words = useWords('transports/carte');
  const states = useWords('transports/statut');
  const types = useWords('transports/type');
  const dates = useWords('transports/dates');
  const { _id, userId, route, etapes, status } = transport;
  const href = `/transporteurs/${_id}`;
  const titleId = `trajet-${_id}`;
  const isPart = route.depart > 0 || route.arrivee < etapes.length - 1;
  return (
    <article className="transport-card">
      <div className="card-head">
        <PersonCard user={userId} look="line" />
        {!transport.isVisible && <Badge tone="saffron">{words('masque')}</Badge>}
        <Badge tone={status === 'actif' ? 'palm' : 'clay'}>{states(status)}</Badge>
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
      <p className="text-[0.9375rem]">{transportDates(dates, transport)}</p>
      {(isPart || route.match === 'partiel') && (
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
          {route.match === 'partiel' && <Badge tone="saffron">{words('partielle')}</Badge>}
          {isPart && (
            <span>
              {words('surLeTrajet', { depart: transport.villeDepart, arrivee: transport.villeArrivee })}
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
        <Badge tone="majorelle">{types(transport.type)}</Badge>
        <Badge>{words('max', { poids: formatKg(transport.poidsMax, words.langue) })}</Badge>
        <CardButtons inLine href={href} label={words('voir')} titleId={titleId}>
          <CardActions
            thing={transport}
            title={routeText(transport.villeDepart, transport.villeArrivee, words.langue)}
            titleId={titleId}
          />
        </CardButtons>
      </div>
    </article>
  );
}
