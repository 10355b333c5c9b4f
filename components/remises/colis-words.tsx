import { useWords } from '#words';
import { formatLongDateTime } from '@/lib/core/text/time';
import type { ColisView } from '@/lib/remises/queries/colis';

/** What a recipient needs to know of a parcel now: who carries it, from where to where, and what is theirs to do. `late`: it should be there. */
export function ColisWords({ colis, late }: { colis: ColisView; late: boolean }) {
  const words = useWords('remises/colis');
  const { etat, villeDepart: depart, villeArrivee: arrivee, dateArrivee, livreLe } = colis;
  const key = livreLe
    ? 'arrive'
    : etat === 'declaree'
      ? 'dit'
      : etat === 'close'
        ? 'apportait'
        : late
          ? 'devait'
          : 'apporte';
  const at = livreLe ?? dateArrivee;
  return (
    <p>
      {words.rich(
        key,
        { qui: (text) => <bdi>{text}</bdi>, le: (text) => <time dateTime={at}>{text}</time> },
        {
          nom: colis.transporteur,
          depart,
          arrivee,
          date: formatLongDateTime(at, colis.timezoneArrivee, arrivee, words.langue),
        },
      )}
    </p>
  );
}
