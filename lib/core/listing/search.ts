import 'server-only';
import { findCity } from '../cities/find';
import { normaliser } from '../text/text';

/**
 * The ways to read a typed search, each as folded words: as it stands, and, when it is a city under another name, as
 * the city's French name. Empty when nothing is left to search.
 */
export function searchVariants(search: string): string[][] {
  const folded = normaliser(search);
  if (!folded) return [];
  const city = findCity(search);
  const variants = new Set([folded, city ? normaliser(city.name) : folded]);
  return [...variants].map((text) => text.split(' '));
}

/**
 * A typed search as a PostgreSQL text query over folded words: every word a prefix, all of them wanted; a text that is
 * a city under another name finds its French name too. Null when nothing is left to search.
 */
export function prefixQuery(search: string): string | null {
  const variants = searchVariants(search).map((words) => words.map((word) => `${word}:*`).join(' & '));
  if (variants.length === 0) return null;
  return variants.length === 1 ? (variants[0] ?? null) : variants.map((one) => `(${one})`).join(' | ');
}
