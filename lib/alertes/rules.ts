import { normaliser } from '@/lib/core/text/normaliser';
import type { AlerteGenre } from './schema';

/** What one person may keep. */
export const MOST_ALERTES = 20;
/** What one person is told at once within 24 hours, and of that one owner's things; the rest is told in the morning. */
export const MOST_AT_ONCE = 5;
export const MOST_AT_ONCE_OF_ONE = 2;
/** When the day's finds are told, in the person's own time zone. */
export const MORNING_HOUR = 8;

/** Letters of a word that can be looked for by itself. */
export const SHORTEST = 3;
const LONGEST = 20;
/** Of a long text the words after these find nothing by themselves. */
const MOST_WORDS = 400;

type Sought = {
  departCle?: string | null | undefined;
  arriveeCle?: string | null | undefined;
  mots?: string | null | undefined;
  categorie?: string | null | undefined;
};

/**
 * The one key under which what is new finds an alert: its places, else its longest word, else its category. Null when it
 * looks for everything, which is no search.
 */
export function alerteKey(
  genre: AlerteGenre,
  { departCle, arriveeCle, mots, categorie }: Sought,
): string | null {
  if (departCle || arriveeCle) return placesKey(genre, departCle ?? '', arriveeCle ?? '');
  const words = wordsOf(mots ?? '').sort((a, b) => b.length - a.length);
  if (words[0]) return wordKey(genre, words[0]);
  return categorie ? `${genre} categorie ${categorie}` : null;
}

type Found = {
  parts?: readonly { departCle: string; arriveeCle: string }[];
  arriveeCle?: string;
  texte: string;
  categorie?: string;
};

/** Every key under which alerts may wait for something: its places in each combination, each word's beginnings, its category. */
export function keysOf(genre: AlerteGenre, { parts = [], arriveeCle, texte, categorie }: Found): string[] {
  const places = parts.flatMap(({ departCle: from, arriveeCle: to }) => [
    placesKey(genre, from, to),
    placesKey(genre, from, ''),
    placesKey(genre, '', to),
  ]);
  if (arriveeCle) places.push(placesKey(genre, '', arriveeCle));
  const words = [...new Set(wordsOf(texte))].slice(0, MOST_WORDS);
  const beginnings = words.flatMap((word) =>
    Array.from({ length: word.length - SHORTEST + 1 }, (_, more) => word.slice(0, SHORTEST + more)),
  );
  const all = [...places, ...beginnings.map((word) => wordKey(genre, word))];
  return [...new Set(categorie ? [...all, `${genre} categorie ${categorie}`] : all)];
}

const placesKey = (genre: AlerteGenre, from: string, to: string) => `${genre} lieux ${from}>${to}`;
const wordKey = (genre: AlerteGenre, word: string) => `${genre} mot ${word}`;

const wordsOf = (text: string) =>
  normaliser(text)
    .split(' ')
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.slice(0, LONGEST));
