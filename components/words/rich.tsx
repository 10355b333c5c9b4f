import { Fragment, type ReactNode } from 'react';
import type { Values } from '@/lib/langues/say.mjs';

/** What each tag of a message becomes, from the text in it. */
export type Tags = Record<string, (text: string) => ReactNode>;

// What stands for « < » in a value until the text's own tags are found: a name is never an element of ours.
const LESS = '\ue000';

/** Values as they go into a text that has tags. */
export const untagged = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('<', LESS) : value,
    ]),
  );
const tagged = (text: string) => text.replaceAll(LESS, '<');

/** A text whose `<tag>…</tag>` are elements; one in another is not read. */
export function rich(text: string, tags: Tags): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const found of text.matchAll(/<(\w+)>(.*?)<\/\1>/gs)) {
    const [all, name = '', inside = ''] = found;
    const draw = tags[name];
    if (!draw) continue;
    parts.push(
      tagged(text.slice(from, found.index)),
      <Fragment key={found.index}>{draw(tagged(inside))}</Fragment>,
    );
    from = found.index + all.length;
  }
  parts.push(tagged(text.slice(from)));
  return parts;
}
