import 'server-only';
import { findCity } from '@/lib/core/cities/find';

/** Where a login roughly is, by its time zone: « Casablanca (Maroc) ». The zone's own city where we know no other name for it. */
export function placeOfZone(timezone: string | null | undefined): string | null {
  const name = timezone?.split('/').at(-1)?.replaceAll('_', ' ');
  if (!name || !timezone?.includes('/') || timezone.startsWith('Etc/')) return null;
  const city = findCity(name);
  if (city?.timeZone !== timezone) return name;
  return city.name.includes('(') ? city.name : `${city.name} (${city.countryName})`;
}
