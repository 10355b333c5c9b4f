import 'server-only';
import type { Langue } from '@/lib/langues/langue.mjs';
import type { Said } from '@/lib/langues/words';
import { findCity } from './find';
import type { City } from './gazetteer';

/** A place's name as its reader's language has it; what nobody knows, or has no other name, stays as it is written. */
export function placeIn(name: string): Said {
  return (langue) => named(name, langue);
}

/** "Lyon → Tanger", "Lyon → Tangier", and from right to left in Arabic, whatever letters the names have. */
export function routeIn(from: string, to: string): Said {
  return (langue) => named(from, langue) + ARROWS[langue] + named(to, langue);
}

// The marks keep two names in Latin letters in the order of an Arabic line.
const ARROWS: Record<Langue, string> = { fr: ' → ', en: ' → ', ar: '\u200f ← \u200f' };

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
