import 'server-only';
import type { z } from '../zod';
import type { villeViewSchema } from './schema';
import { suggestCities } from './suggest';

/** Suggestions for a typed beginning, likeliest first. */
export function searchVilles(typed: string): z.output<typeof villeViewSchema>[] {
  return suggestCities(typed).map(({ name, country, countryName }) => ({ name, country, countryName }));
}
