import type { ConversationView } from '@/lib/conversations/queries/conversations';
import type { ConversationPage } from './calls';

export type ConversationsState = ConversationPage & {
  /** When the last line of the last page that was read was written: what is older than that is on a page to come. */
  edge: string;
  more: 'idle' | 'loading' | 'failed';
};

export type ConversationsEvent =
  | { type: 'known'; conversation: ConversationView }
  | { type: 'reading' }
  | { type: 'read'; page: ConversationPage | null };

const at = ({ lastMessage }: ConversationView) => lastMessage.createdAt;

/** Of two readings of a conversation the newer one: what they count only grows. */
export function newerOf(one: ConversationView, other: ConversationView): ConversationView {
  if (one.ordre !== other.ordre) return one.ordre > other.ordre ? one : other;
  const counted = ({ luJusqua, luParAutre, retouches }: ConversationView) =>
    luJusqua + luParAutre + retouches;
  return counted(one) > counted(other) ? one : other;
}

/** All that are known, the one with the newest line first. */
export function mergeConversations(
  known: readonly ConversationView[],
  arrived: readonly ConversationView[],
): ConversationView[] {
  const all = new Map(known.map((one) => [one._id, one]));
  for (const one of arrived) {
    const before = all.get(one._id);
    all.set(one._id, before ? newerOf(before, one) : one);
  }
  return [...all.values()].sort((one, other) => (at(one) < at(other) ? 1 : at(one) > at(other) ? -1 : 0));
}

export function firstConversations({ items, nextCursor }: ConversationPage): ConversationsState {
  return { items, nextCursor, edge: edgeOf(items), more: 'idle' };
}

const edgeOf = (items: readonly ConversationView[]) => items.map(at).sort()[0] ?? '';

export function nextConversations(state: ConversationsState, event: ConversationsEvent): ConversationsState {
  switch (event.type) {
    case 'known':
      return { ...state, items: mergeConversations(state.items, [event.conversation]) };
    case 'reading':
      return { ...state, more: 'loading' };
    case 'read': {
      if (!event.page) return { ...state, more: 'failed' };
      const { items, nextCursor } = event.page;
      return {
        items: mergeConversations(state.items, items),
        nextCursor,
        edge: edgeOf(items) || state.edge,
        more: 'idle',
      };
    }
  }
}

/** What the list shows: nothing that stands on a page that was not read yet. */
export function listed({ items, nextCursor, edge }: ConversationsState): ConversationView[] {
  return nextCursor === null ? items : items.filter((one) => at(one) >= edge);
}
