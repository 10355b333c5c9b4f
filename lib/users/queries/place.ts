import 'server-only';
import { findCity } from '@/lib/core/cities/find';
import { type Langue, LOCALES } from '@/lib/langues/langue.mjs';

/** Where a login roughly is, by its time zone: « Casablanca (Maroc) ». The zone's own city where we know no other name for it. */
export function placeOfZone(timezone: string | null | undefined, langue: Langue = 'fr'): string | null {
  const name = timezone?.split('/').at(-1)?.replaceAll('_', ' ');
  if (!name || !timezone?.includes('/') || timezone.startsWith('Etc/')) return null;
  const city = findCity(name);
  if (city?.timeZone !== timezone) return name;
  const [own, country] =
    langue === 'fr'
      ? [city.name, city.countryName]
      : [city[langue] ?? city.name, regionName(city.country, langue)];
  return own.includes('(') ? own : `${own} (${country})`;
}

const regionName = (code: string, langue: Langue) =>
  new Intl.DisplayNames(LOCALES[langue], { type: 'region' }).of(code) ?? code;
