import type { Words } from '@/components/words/words-of';
import { formatKg, formatKgNumber } from '@/lib/core/text/money';

/** What the route line says. */
export type LineWords = Words<'transports/ligne'>;

/** « 36 kg libres », « 1 kg libre »; nothing left is « Complet ». */
export function libreText(words: LineWords, libre: number): string {
  if (libre <= 0) return words('complet');
  return words(libre < 2 ? 'libre' : 'libres', { poids: formatKg(libre, words.langue) });
}

/** « 36 kg libres sur 40 ». */
export function libreSurText(words: LineWords, libre: number, capacite: number): string {
  if (libre <= 0) return words('complet');
  return words(libre < 2 ? 'libreSur' : 'libresSur', {
    poids: formatKg(libre, words.langue),
    total: formatKgNumber(capacite, words.langue),
  });
}

/** « Lyon → Marseille : 36 kg libres sur 40 »: a section for those who do not see the drawing. */
export function sectionText(
  words: LineWords,
  from: string,
  to: string,
  libre: number,
  capacite: number,
): string {
  const troncon = words('troncon', { depart: from, arrivee: to });
  return capacite > 0 ? words('charge', { troncon, libre: libreSurText(words, libre, capacite) }) : troncon;
}

/** « + 3 étapes ». */
export function repliesText(words: LineWords, count: number): string {
  return words('replis', { n: count });
}
