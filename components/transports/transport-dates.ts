import type { Words } from '@/components/words/words-of';
import {
  formatEtapeDate,
  formatEtapeDateShort,
  formatShortDay,
  formatTime,
  localDay,
} from '@/lib/core/text/time';
import type { Instant } from '@/lib/core/text/wall-time';
import type { Langue } from '@/lib/langues/langue.mjs';
import type { TransportView } from '@/lib/transports/queries/view';

/** « sam. 12 décembre, 6 h 30, arrivée dim. 13, 14 h »: each end by its own place's clock, no more than is new said twice. */
export function transportDates(
  words: Words<'transports/dates'>,
  { etapes, route }: Pick<TransportView, 'etapes' | 'route'>,
): string {
  const zoneAt = (position: number) => etapes[position]?.timezone ?? 'Europe/Paris';
  const [from, to] = [zoneAt(route.depart), zoneAt(route.arrivee)];
  const departure = formatEtapeDate(route.dateDepart, from, words.langue);
  if (route.dateArrivee === route.dateDepart) return departure;
  const [left, reached] = [localDay(route.dateDepart, from), localDay(route.dateArrivee, to)];
  // « dim. 13 » stays on one line
  const end = arrival(words, left, reached, route.dateArrivee, to).replace('. ', '.\u00a0');
  return words('arrivee', { depart: departure, fin: end });
}

function arrival(
  words: Words<'transports/dates'>,
  left: string,
  reached: string,
  instant: string,
  zone: string,
): string {
  const { langue } = words;
  const heure = formatTime(instant, zone, langue);
  if (left === reached) return heure;
  if (left.slice(0, 7) === reached.slice(0, 7))
    return words('jourHeure', { jour: formatShortDay(instant, zone, langue), heure });
  return formatEtapeDate(instant, zone, langue);
}

/** « ven. 27 nov. »: the day without its hour. */
export function dayAlone(instant: Instant, zone: string, langue: Langue): string {
  return formatEtapeDateShort(instant, zone, langue).split(/[,،]/)[0] ?? '';
}
