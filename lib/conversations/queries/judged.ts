import 'server-only';
import { LRUCache } from 'lru-cache';
import { coverContacts } from '../rules/cover';
import { asksToLeave } from '../rules/warn';

/** A text as strangers see it, and whether it asks to leave the site. */
export type Judged = { text: string; covered: boolean; leaves: boolean };

/** Characters, of what was asked and of what is kept for it: some ten thousand messages. */
const MAX_SIZE = 4_000_000;

// Of the process, not of the module: Next makes a module anew for each of its bundles.
const kept = globalThis as typeof globalThis & { rihlaJudged?: LRUCache<string, Judged> };

/**
 * `coverContacts` and `asksToLeave` of a text, remembered: a message never changes and both of its people, their other
 * windows and their list of conversations read it again and again.
 */
export function judged(text: string): Judged {
  kept.rihlaJudged ??= new LRUCache({
    maxSize: MAX_SIZE,
    sizeCalculation: (value, key) => key.length + (value.covered ? value.text.length : 0) + 100,
  });
  const known = kept.rihlaJudged.get(text);
  if (known) return known;
  const made = { ...coverContacts(text), leaves: asksToLeave(text) };
  kept.rihlaJudged.set(text, made);
  return made;
}
