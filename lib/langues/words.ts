import type { Langue } from './langue';
import { say, type Values } from './say';

/** A text that waits to hear its language. */
export type Said = (langue: Langue) => string;

/** Words for the messages of a domain by their keys, in whichever language they are said later. */
export function wordsOf<Texts extends Record<string, string>>(
  texts: Record<Langue, Texts>,
): (key: keyof Texts & string, values?: Values) => Said {
  return (key, values) => (langue) => say(langue, texts[langue][key] ?? '', values);
}
