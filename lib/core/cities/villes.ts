import 'server-only';
import { z } from '@/lib/core/zod';
import { suggestCities } from './suggest';

/** `GET /villes`. */
export const villesQuery = z.object({ q: z.string().max(120, '120 caractères au plus.').default('') });

/** What a city field shows of a suggestion. */
export type VilleSuggestion = { name: string; country: string; countryName: string };

/** Suggestions for a typed beginning, likeliest first. */
export function searchVilles(typed: string): VilleSuggestion[] {
  return suggestCities(typed).map(({ name, country, countryName }) => ({ name, country, countryName }));
}
