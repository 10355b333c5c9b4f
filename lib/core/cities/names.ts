import 'server-only';
import type { Langue } from '@/lib/langues/langue.mjs';
import type { Said } from '@/lib/langues/words';
import { findCity } from './find';

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
  if (langue === 'fr') return name;
  return findCity(name)?.[langue] ?? name;
}
