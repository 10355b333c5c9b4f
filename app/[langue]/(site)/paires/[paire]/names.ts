import 'server-only';
import { pageLangue, pageWords } from '@/components/words/server';
import { placeIn } from '@/lib/core/cities/names';
import { auPays, dePays, type Pays } from '@/lib/core/cities/pays';
import { aPlace, dePlace } from '@/lib/core/text/text';

/** A country's name in the page's language. */
export function countryIn({ code, name }: Pays): string {
  const langue = pageLangue();
  if (langue === 'fr') return name;
  return new Intl.DisplayNames(langue, { type: 'region' }).of(code) ?? name;
}

/** A place as the page calls it. */
export const nameOf = (place: string): string => placeIn(place)(pageLangue());

/** The two places of a pair as the page calls them. */
export function pairNamed<P extends { depart: string; arrivee: string }>(pair: P): P {
  return { ...pair, depart: nameOf(pair.depart), arrivee: nameOf(pair.arrivee) };
}

/** « de Lyon à Tanger ». */
export function sensOfPlaces(from: string, to: string): string {
  const words = pageWords('transports/paire');
  const isFrench = words.langue === 'fr';
  return words('sens', {
    depart: isFrench ? dePlace(from) : placeIn(from),
    arrivee: isFrench ? aPlace(to) : placeIn(to),
  });
}

/** « de France au Maroc ». */
export function sensOfCountries(from: Pays, to: Pays): string {
  const words = pageWords('transports/paire');
  const isFrench = words.langue === 'fr';
  return words('sens', {
    depart: isFrench ? dePays(from) : countryIn(from),
    arrivee: isFrench ? auPays(to) : countryIn(to),
  });
}
