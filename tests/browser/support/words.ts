import { type Ecrans, ecrans } from '@/lib/langues/ecrans';
import type { Langue } from '@/lib/langues/langue.mjs';
import { say, type Values } from '@/lib/langues/say.mjs';

/** What screens say in one language, as people read it: `words('transports/carte')('voir')`. */
export function wordsOf(langue: Langue) {
  return <Screen extends keyof Ecrans>(screen: Screen) => {
    const texts: Record<string, string> = ecrans[langue][screen];
    return (key: keyof Ecrans[Screen] & string, values?: Values) =>
      say(langue, (texts[key] ?? '').replace(/<\/?\w+>/g, ''), values);
  };
}

/** A name that begins so. */
export const beginningWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
