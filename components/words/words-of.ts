import type { ReactNode } from 'react';
import type { Ecrans } from '@/lib/langues/ecrans';
import { type Langue, type Sens, sensOf } from '@/lib/langues/langue.mjs';
import { say } from '@/lib/langues/say.mjs';
import { type Given, inLangue } from '@/lib/langues/words';
import { rich, type Tags, untagged } from './rich';

/** A screen's messages, as `transports/carte`. */
export type Screen = keyof Ecrans;
type Key<S extends Screen> = keyof Ecrans[S] & string;

/** The words of a screen in its page's language: `words('masque')`, `words('max', { poids })`. */
export type Words<S extends Screen> = {
  (key: Key<S>, values?: Given): string;
  /** A message with elements in it: `words.rich('lisez', { a: (text) => <Link href="/terms">{text}</Link> })`. */
  rich: (key: Key<S>, tags: Tags, values?: Given) => ReactNode;
  langue: Langue;
  sens: Sens;
};

const made = new WeakMap<object, unknown>();

/** Says a screen's messages; the same messages have the same words. */
export function wordsIn<S extends Screen>(langue: Langue, texts: Record<string, string>): Words<S> {
  const known = made.get(texts) as Words<S> | undefined;
  if (known) return known;
  const word = (key: Key<S>, values: Given = {}) => say(langue, texts[key] ?? '', inLangue(values, langue));
  const words = Object.assign(word, {
    rich: (key: Key<S>, tags: Tags, values: Given = {}) =>
      rich(say(langue, texts[key] ?? '', untagged(inLangue(values, langue))), tags),
    langue,
    sens: sensOf(langue),
  });
  made.set(texts, words);
  return words;
}
