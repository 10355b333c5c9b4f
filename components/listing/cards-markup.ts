import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { markup } from '@/components/ui/markup';

/** Cards as HTML text, and its name, which is another for other cards: what `CardList` shows. */
export type CardsMarkup = { id: string; html: string };

const NAME_LENGTH = 12;

/** A list's cards, each a `<li>`, drawn here and not again in the browser. */
export function cardsMarkup(cards: ReactNode[]): CardsMarkup {
  const html = markup(cards);
  const name = createHash('sha1').update(html).digest('base64url').slice(0, NAME_LENGTH);
  return { id: `cartes-${name}`, html };
}
