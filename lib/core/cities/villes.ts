import 'server-only';
import type * as z from '../zod';
import { findCity } from './find';
import type { villeViewSchema } from './schema';
import { suggestCities } from './suggest';

/** Suggestions for a typed beginning, likeliest first. */
export function searchVilles(typed: string): z.output<typeof villeViewSchema>[] {
  const named = findCity(typed);
  return suggestCities(typed).map((city) => {
    const { name, country, countryName } = city;
    return { name, country, countryName, exact: city.id === named?.id };
  });
}
