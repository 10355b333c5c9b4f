import { mayCover } from '@/lib/conversations/rules/covered';
import type { ImageView } from '@/lib/core/images/view';

/** A message on its way. Its key makes sending it again harmless. */
export type Outgoing = {
  key: string;
  content: string;
  images: ImageView[];
  at: string;
  /** The last line that was known when it was written. */
  after: number;
  state: 'sending' | 'failed';
  reason: string | null;
  /** No answer came: it goes again by itself when there is a network again. */
  lost?: boolean;
};

/** What was written here and is not confirmed, and the ids of what is. */
export type Outbox = { items: Outgoing[]; settled: string[] };

export const NOTHING_GOES: Outbox = { items: [], settled: [] };

export type OutboxEvent =
  | { type: 'write'; message: Outgoing }
  | { type: 'sent'; key: string; id: string }
  | { type: 'failed'; key: string; reason: string; lost?: boolean }
  | { type: 'again'; key: string }
  | { type: 'drop'; key: string }
  | { type: 'restore'; items: Outgoing[] };

export function nextOutbox(outbox: Outbox, event: OutboxEvent): Outbox {
  const { items, settled } = outbox;
  const change = (key: string, to: Partial<Outgoing>) => ({
    settled,
    items: items.map((one) => (one.key === key ? { ...one, ...to } : one)),
  });
  switch (event.type) {
    case 'write':
      return { settled, items: [...items, event.message] };
    case 'sent':
      return { settled: [...settled, event.id], items: items.filter(({ key }) => key !== event.key) };
    case 'failed':
      return change(event.key, { state: 'failed', reason: event.reason, lost: event.lost });
    case 'again':
      return change(event.key, { state: 'sending', reason: null });
    case 'drop':
      return { settled, items: items.filter(({ key }) => key !== event.key) };
    case 'restore': {
      const here = new Set(items.map(({ key }) => key));
      return { settled, items: [...event.items.filter(({ key }) => !here.has(key)), ...items] };
    }
  }
}

type Line = {
  _id: string;
  ordre: number;
  sender: { _id: string } | null;
  content: string;
  /** Something in it is covered, for its author too. */
  couvert: boolean;
  images: readonly unknown[];
};

/**
 * What still waits to be confirmed. A line of one's own may arrive by another way before the answer to its sending does,
 * or instead of it: the same words after what was known when they were written are that message.
 */
export function waitingIn({ items, settled }: Outbox, lines: readonly Line[], meId: string): Outgoing[] {
  const taken = new Set(settled);
  return items.filter(({ content, images, after }) => {
    const line = lines.find(
      (line) =>
        !taken.has(line._id) &&
        line.ordre > after &&
        line.sender?._id === meId &&
        (line.content === content || (line.couvert && mayCover(content, line.content))) &&
        line.images.length === images.length,
    );
    if (line) taken.add(line._id);
    return !line;
  });
}
