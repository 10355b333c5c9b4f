import 'server-only';
import { type Langue, LOCALES } from '@/lib/langues/langue.mjs';
import type * as z from '../zod';
import { findCity } from './find';
import type { City } from './gazetteer';
import { nameOf } from './names';
import type { villeViewSchema } from './schema';
import { suggestCities } from './suggest';

/** Suggestions for a typed beginning, likeliest first; they and their countries are named as a language has them. */
export function searchVilles(typed: string, langue: Langue = 'fr'): z.output<typeof villeViewSchema>[] {
  const named = findCity(typed);
  const names = langue === 'fr' ? null : new Intl.DisplayNames(LOCALES[langue], { type: 'region' });
  const countryIn = ({ country, countryName }: City) => names?.of(country) ?? countryName;
  return suggestCities(typed).map((city) => {
    const exact = city.id === named?.id;
    return { name: nameOf(city, langue), country: city.country, countryName: countryIn(city), exact };
  });
}
