import 'server-only';
import type { Langue } from '@/lib/langues/langue.mjs';
import type { Said } from '@/lib/langues/words';
import { routeText } from '../text/route';
import { findCity } from './find';
import type { City } from './gazetteer';

/** A place's name as its reader's language has it; what nobody knows, or has no other name, stays as it is written. */
export function placeIn(name: string): Said {
  return (langue) => named(name, langue);
}

/** "Lyon → Tanger", "Lyon → Tangier", and from right to left in Arabic, whatever letters the names have. */
export function routeIn(from: string, to: string): Said {
  return (langue) => routeText(named(from, langue), named(to, langue), langue);
}

/** Under which names views have places. */
const PLACES = new Set([
  'ville',
  'villes',
  'villeDepart',
  'villeArrivee',
  'lieuLivraison',
  'localisation',
  'location',
  'lieu',
]);
/** Under which they have the name of a trip: its owner’s words, or its cities where there are none. */
const TITLES = new Set(['nom', 'transportNom']);

/** What a screen shows, its places named as a language has them, however deep; the same object in French. */
export function placesIn<T>(langue: Langue, view: T): T {
  return langue === 'fr' ? view : (translated(langue, view, false) as T);
}

function translated(langue: Langue, value: unknown, isPlace: boolean): unknown {
  if (typeof value === 'string') return isPlace ? named(value, langue) : value;
  if (Array.isArray(value)) return value.map((one) => translated(langue, one, isPlace));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const own =
    'villeDepart' in value &&
    'villeArrivee' in value &&
    routeText(`${value.villeDepart}`, `${value.villeArrivee}`);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const isRoute = name === 'trajet' || (TITLES.has(name) && one === own);
      const shown = isRoute && typeof one === 'string' ? routeNamed(one, langue) : one;
      return [name, translated(langue, shown, PLACES.has(name))];
    }),
  );
}

/** « Lyon → Tanger » as one word of a view. */
function routeNamed(route: string, langue: Langue): string {
  const [from, to, ...more] = route.split(' → ');
  return from && to && more.length === 0 ? routeIn(from, to)(langue) : route;
}

function named(name: string, langue: Langue): string {
  const city = langue === 'fr' ? null : findCity(name);
  if (!city || langue === 'fr') return name;
  return city[langue] ?? withCountry(city, langue);
}

/** "Baden (Autriche)" is "Baden (Austria)": homonyms are told apart in the same language. */
function withCountry({ name, country, countryName }: City, langue: Langue): string {
  const end = ` (${countryName})`;
  if (!name.endsWith(end)) return name;
  const other = new Intl.DisplayNames(langue, { type: 'region' }).of(country) ?? countryName;
  return `${name.slice(0, -end.length)} (${other})`;
}
