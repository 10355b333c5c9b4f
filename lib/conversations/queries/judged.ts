import 'server-only';
import { LRUCache } from 'lru-cache';
import { ofProcess } from '@/lib/core/memory/process';
import { coverContacts } from '../rules/cover';
import { asksToLeave } from '../rules/warn';

/** A text as strangers see it, and whether it asks to leave the site. */
export type Judged = { text: string; covered: boolean; leaves: boolean };

/** Characters, of what was asked and of what is kept for it: some ten thousand messages. */
const MAX_SIZE = 4_000_000;

const kept = ofProcess(
  'judged',
  () =>
    new LRUCache<string, Judged>({
      maxSize: MAX_SIZE,
      sizeCalculation: (value, key) => key.length + (value.covered ? value.text.length : 0) + 100,
    }),
);

/**
 * `coverContacts` and `asksToLeave` of a text, remembered: a message never changes and both of its people, their other
 * windows and their list of conversations read it again and again.
 */
export function judged(text: string): Judged {
  const known = kept().get(text);
  if (known) return known;
  const made = { ...coverContacts(text), leaves: asksToLeave(text) };
  kept().set(text, made);
  return made;
}
