import 'server-only';
import { findCity } from '@/lib/core/cities/find';
import { type City, gazetteer } from '@/lib/core/cities/gazetteer';
import { type Langue, LOCALES } from '@/lib/langues/langue.mjs';

/**
 * Where a login roughly is, by its time zone: « Casablanca (Maroc) », the city that the zone is named after, or the likeliest of those
 * there, « Funchal (Portugal) ». The zone's own words where we know none.
 */
export function placeOfZone(timezone: string | null | undefined, langue: Langue = 'fr'): string | null {
  const name = timezone?.split('/').at(-1)?.replaceAll('_', ' ');
  if (!name || !timezone?.includes('/') || timezone.startsWith('Etc/')) return null;
  const named = findCity(name);
  const city = named?.timeZone === timezone ? named : likeliest().get(timezone);
  if (!city) return name;
  const [own, country] =
    langue === 'fr'
      ? [city.name, city.countryName]
      : // A French name tells homonyms apart by their country, in French.
        [city[langue] ?? city.name.replace(/ \(.*/, ''), regionName(city.country, langue)];
  return own.includes('(') ? own : `${own} (${country})`;
}

let first: Map<string, City> | undefined;

/** The likeliest city of each zone. */
function likeliest(): Map<string, City> {
  if (first) return first;
  first = new Map();
  for (const city of gazetteer().cities) if (!first.has(city.timeZone)) first.set(city.timeZone, city);
  return first;
}

const regionName = (code: string, langue: Langue) =>
  new Intl.DisplayNames(LOCALES[langue], { type: 'region' }).of(code) ?? code;
