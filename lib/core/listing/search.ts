import 'server-only';
import { findCity } from '../cities/find';
import { normaliser } from '../text/normaliser';

const LONGEST_NAME_WORDS = 4;

/**
 * What a typed search wants, as folded words: all of its parts; of each part one reading, all words of it. A part is a
 * word as it stands, or the longest run of words that is a city under another name, which is read as the city's French
 * name too. Empty when nothing is left to search.
 */
export function searchParts(search: string): string[][][] {
  const words = normaliser(search).split(' ').filter(Boolean);
  const parts: string[][][] = [];
  for (let at = 0; at < words.length; ) {
    const part = cityAt(words, at) ?? [[words[at] ?? '']];
    parts.push(part);
    at += part[0]?.length ?? 1;
  }
  return parts;
}

/** The readings of the longest name that begins there: as typed, then as the city is called. */
function cityAt(words: string[], at: number): string[][] | null {
  for (let count = Math.min(LONGEST_NAME_WORDS, words.length - at); count > 0; count--) {
    const typed = words.slice(at, at + count);
    const name = findCity(typed.join(' '))?.name;
    if (name === undefined) continue;
    const french = normaliser(name).split(' ');
    return french.join(' ') === typed.join(' ') ? [typed] : [typed, french];
  }
  return null;
}

/** The parts of a typed search as PostgreSQL text queries over folded words, every word a prefix; none when nothing is left to search. */
export function prefixQueries(search: string): string[] {
  const all = (words: string[]) => words.map((word) => `${word}:*`).join(' & ');
  return searchParts(search).map((readings) =>
    readings.length === 1
      ? all(readings[0] ?? [])
      : `(${readings.map((one) => `(${all(one)})`).join(' | ')})`,
  );
}

/** A typed search as one such query. Null when nothing is left to search. */
export function prefixQuery(search: string): string | null {
  const parts = prefixQueries(search);
  return parts.length > 0 ? parts.join(' & ') : null;
}
