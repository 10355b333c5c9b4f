import type { Langue } from './langue.mjs';
import { say, type Values } from './say.mjs';

/** A text that waits to hear its language. */
export type Said = (langue: Langue) => string;
/** What a message is given: a value, or one that each language writes its own way (a weight, a day). */
export type Given = Record<string, string | number | Said>;

/** Words for the messages of a domain by their keys, in whichever language they are said later. */
export function wordsOf<Texts extends Record<string, string>>(
  texts: Record<Langue, Texts>,
): (key: keyof Texts & string, values?: Given) => Said {
  return (key, values = {}) =>
    (langue) =>
      say(langue, texts[langue][key] ?? '', inLangue(values, langue));
}

/** Values as they are written in one language. */
export function inLangue(values: Given, langue: Langue): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? value(langue) : value,
    ]),
  );
}
