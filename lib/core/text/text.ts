// Browser and server. No I/O.

import type { Langue } from '@/lib/langues/langue.mjs';
import type { Said } from '@/lib/langues/words';

/** The narrow no-break space of French typography. */
export const NNBSP = '\u202f';

/** In numbers and before their units: the narrow one is nearly closed in our typeface. */
export const NBSP = '\u00a0';

/** An integer with its thousands: 12345 gives "12 345" (no-break space), "12,345" in English. Same on server and browser. */
export function formatInteger(value: number, langue: Langue = 'fr'): string {
  const digits = Math.abs(Math.round(value)).toString();
  const grouped = digits.replace(/\B(?=(\d{3})+(?!\d))/g, langue === 'en' ? ',' : NBSP);
  return value < 0 ? `-${grouped}` : grouped;
}

/** Whether « de » loses its vowel before it. Without `normaliser`, which browsers would get for this alone. */
const beginsWithVowel = (name: string) => /^[^\p{L}\p{N}]*[aeiouœæøı]/iu.test(name.normalize('NFKD'));

/**
 * "de Lyon", "d’Alger", "du Caire", "des Mureaux": a place's name after « de », without the part in brackets that
 * tells homonyms apart.
 */
export function dePlace(name: string): string {
  const bare = name.replace(/ \(.*\)$/, '');
  if (/^le /i.test(bare)) return `du ${bare.slice(3)}`;
  if (/^les /i.test(bare)) return `des ${bare.slice(4)}`;
  return beginsWithVowel(bare) ? `d’${bare}` : `de ${bare}`;
}

/** "à Tanger", "au Caire", "aux Mureaux": a place's name after « à ». */
export function aPlace(name: string): string {
  const of = dePlace(name);
  if (of.startsWith('du ')) return `au ${of.slice(3)}`;
  if (of.startsWith('des ')) return `aux ${of.slice(4)}`;
  return `à ${of.replace(/^d(?:e |’)/, '')}`;
}

/** `dePlace` for a message's « {depart} à … » in French; the other languages' messages say « from » themselves. */
export function ofPlace(name: string): Said {
  return (langue) => (langue === 'fr' ? dePlace(name) : name);
}

/** `dePersonne` for a message's « la demande {deQui} » in French; the other languages' messages say « of » themselves. */
export function ofPerson(name: string): Said {
  return (langue) => (langue === 'fr' ? dePersonne(name) : name);
}

/** "de Salma", "d’Omar": somebody's name after « de »; what comes before an h stays whole, as nobody knows which it is. */
export function dePersonne(name: string): string {
  return beginsWithVowel(name) ? `d’${name}` : `de ${name}`;
}

/** Things one after the other, as a language parts them. */
export const listed = (things: readonly string[], langue: Langue): string =>
  things.join(langue === 'ar' ? '، ' : ', ');
