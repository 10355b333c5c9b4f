import { formatEtapeDate, formatShortDay, formatTime, localDay } from '@/lib/core/text/time';
import type { TransportView } from '@/lib/transports/queries/view';

/** « sam. 12 décembre, 6 h 30, arrivée dim. 13, 14 h »: each end by its own place's clock, no more than is new said twice. */
export function transportDates({ etapes, route }: Pick<TransportView, 'etapes' | 'route'>): string {
  const zoneAt = (position: number) => etapes[position]?.timezone ?? 'Europe/Paris';
  const [from, to] = [zoneAt(route.depart), zoneAt(route.arrivee)];
  const departure = formatEtapeDate(route.dateDepart, from);
  if (route.dateArrivee === route.dateDepart) return departure;
  const [left, reached] = [localDay(route.dateDepart, from), localDay(route.dateArrivee, to)];
  // « dim. 13 » stays on one line
  const end = arrival(left, reached, route.dateArrivee, to).replace('. ', '.\u00a0');
  return `${departure}, arrivée ${end}`;
}

function arrival(left: string, reached: string, instant: string, zone: string): string {
  if (left === reached) return formatTime(instant, zone);
  if (left.slice(0, 7) === reached.slice(0, 7))
    return `${formatShortDay(instant, zone)}, ${formatTime(instant, zone)}`;
  return formatEtapeDate(instant, zone);
}
