import 'server-only';
import { ofProcess } from '../memory/process';
import { findCity } from './find';
import { type City, gazetteer, placeText } from './gazetteer';

interface Entry {
  /** What the typed text is compared with: a spelling from its first or from a later word on. */
  text: string;
  city: number;
  /** Lower is better. */
  rank: number;
}

const MAX = 20;
const EXACT = 0;
const FROM_FIRST_WORD = 1;
const FROM_FIRST_WORD_OF_ALIAS = 2;
const FROM_LATER_WORD = 3;
const ARTICLES = /^(?:les?|la|l|el|al|los|las|the) (?=.)/;

const shortAnswers = ofProcess('short beginnings of cities', () => new Map<string, number[]>());

/** Entries by their first two letters, so a keystroke looks at some hundred of them. */
const entries = ofProcess('beginnings of cities', () => {
  const buckets = new Map<string, Entry[]>();
  const add = (text: string, city: number, rank: number) => {
    const bucket = buckets.get(text.slice(0, 2));
    if (bucket) bucket.push({ text, city, rank });
    else buckets.set(text.slice(0, 2), [{ text, city, rank }]);
  };
  const { cities, spellings } = gazetteer();
  // Every city's name comes before all aliases: « tan » means Tanger before Antananarivo's old name.
  for (const [index, { key, city, nameLength }] of spellings.entries()) {
    const first = index < cities.length ? FROM_FIRST_WORD : FROM_FIRST_WORD_OF_ALIAS;
    add(key, city, first);
    const article = ARTICLES.exec(key)?.[0].length ?? 0;
    for (let space = key.indexOf(' '); space > 0 && space < nameLength; space = key.indexOf(' ', space + 1)) {
      const rank = space + 1 === article ? first : FROM_LATER_WORD;
      add(key.slice(space + 1), city, rank);
    }
  }
  return buckets;
});

/** City positions for a folded prefix, best first: exact, then prefix, then prefix of a later word. */
function matching(prefix: string, matches: (text: string) => boolean, limit: number): number[] {
  const best = new Map<number, number>();
  const look = (bucket: Entry[] | undefined) => {
    for (const { text, city, rank } of bucket ?? []) {
      if (!matches(text)) continue;
      const score = rank !== FROM_LATER_WORD && text === prefix ? EXACT : rank;
      if (score < (best.get(city) ?? Number.POSITIVE_INFINITY)) best.set(city, score);
    }
  };
  if (prefix.length > 1) look(entries().get(prefix.slice(0, 2)));
  else for (const [start, bucket] of entries()) if (start.startsWith(prefix)) look(bucket);
  // positions are in order of likelihood
  return [...best]
    .sort((a, b) => a[1] - b[1] || a[0] - b[0])
    .slice(0, limit)
    .map(([city]) => city);
}

/** Whether `text` begins with `typed` after one letter was changed, added, left out or swapped with the next. */
function nearlyStartsWith(text: string, typed: string): boolean {
  let i = 0;
  while (i < typed.length && typed[i] === text[i]) i++;
  if (i === typed.length) return true;
  return (
    text.startsWith(typed.slice(i + 1), i + 1) ||
    text.startsWith(typed.slice(i + 1), i) ||
    text.startsWith(typed.slice(i), i + 1) ||
    (typed[i] === text[i + 1] && typed[i + 1] === text[i] && text.startsWith(typed.slice(i + 2), i + 2))
  );
}

/**
 * Cities whose name or alias has a word that begins with `prefix`, at most `limit` (20 at the most): exact names first, then by
 * population (weighted to the countries the site serves). When nothing fits, one mistyped letter after the second is forgiven (from four letters on), and
 * "Tanger, Maroc" finds Tanger. Empty text gives nothing.
 */
export function suggestCities(prefix: string, limit = 8): City[] {
  const { cities } = gazetteer();
  const typed = placeText(prefix.slice(0, 120));
  if (!typed || limit < 1) return [];
  let found = shortAnswers().get(typed);
  if (!found) {
    found = matching(typed, (text) => text.startsWith(typed), typed.length < 3 ? MAX : limit);
    if (typed.length < 3 && found.length > 0) shortAnswers().set(typed, found);
  }
  if (found.length === 0) {
    const named = findCity(prefix);
    if (named) return [named];
    if (typed.length > 3) found = matching(typed, (text) => nearlyStartsWith(text, typed), limit);
  }
  return found.slice(0, limit).flatMap((index) => cities[index] ?? []);
}
