import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { markup } from '@/components/ui/markup';
import { pageLangue } from '@/components/words/server';
import { answerBeingMade } from '@/lib/core/http/answering.mjs';
import { drawnOnce } from '@/lib/core/memory/drawn';
import { StillPart, type StillTag, type StillText } from './still-part';

const NAME_LENGTH = 12;

/** On the answer that is being made: the texts that its server puts into it by itself (server/still-texts.mjs). */
const aside = Symbol.for('rihla.still');
type WithTexts = { [aside]?: Map<string, string> };

/**
 * Elements that stay as they are, as HTML text, drawn here and not again in the browser. Its name is another for another
 * text. Where our server makes the page React never sees the text: one blank stands in its place until the page is made.
 */
export function still(node: ReactNode): StillText {
  return named(markup(node));
}

/**
 * A list's cards, as `still` has them. The same things are drawn once, so a card is drawn from what it is given alone: what
 * the hour says of a thing is given with it.
 */
export function stillCards<T extends object>(
  kind: string,
  things: T[],
  Card: (thing: T) => ReactNode,
): StillText {
  return stillItems(kind, things, (thing) => (
    <li className="card-place">
      <Card {...thing} />
    </li>
  ));
}

/** A list's items in an order of their own, else as `stillCards` has them. */
export function stillItems<T extends object>(
  kind: string,
  things: T[],
  item: (thing: T) => ReactNode,
): StillText {
  const langue = pageLangue();
  const draw = (thing: T) => markup(item(thing));
  return named(things.map((thing) => drawnOnce(`${kind} ${langue}`, thing, draw)).join(''));
}

/** HTML that is no longer anybody’s words, under its name. */
export function named(html: string): StillText {
  const name = createHash('sha1').update(html).digest('base64url').slice(0, NAME_LENGTH);
  const id = `fixe-${name}`;
  const texts = (answerBeingMade() as WithTexts | undefined)?.[aside];
  if (!texts || html === '') return { id, html };
  texts.set(id, html);
  return { id, html: ' ' };
}

/**
 * A part of a page that stays as it is, in an element of its own: plain elements only, nothing that lives in the browser. With `from`,
 * which names the part and holds all that it is drawn from beside the language, it is drawn once for all pages.
 */
export function Still({
  as,
  from,
  children,
  ...rest
}: {
  as?: StillTag;
  from?: readonly [name: string, ...unknown[]];
  className?: string;
  children: ReactNode;
} & Record<`aria-${string}`, string | boolean>) {
  const text = from
    ? named(drawnOnce(`partie ${pageLangue()}`, from, () => markup(children)))
    : still(children);
  return <StillPart {...rest} as={as} text={text} />;
}
