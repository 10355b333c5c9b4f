import { Fragment, type ReactNode } from 'react';

/** What each tag of a message becomes, from the text in it. */
export type Tags = Record<string, (text: string) => ReactNode>;

/** A text whose `<tag>…</tag>` are elements; one in another is not read. */
export function rich(text: string, tags: Tags): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const found of text.matchAll(/<(\w+)>(.*?)<\/\1>/gs)) {
    const [all, name = '', inside = ''] = found;
    const draw = tags[name];
    if (!draw) continue;
    parts.push(text.slice(from, found.index), <Fragment key={found.index}>{draw(inside)}</Fragment>);
    from = found.index + all.length;
  }
  parts.push(text.slice(from));
  return parts;
}
