'use client';
import { createContext, type RefObject, useContext } from 'react';
import type { ConversationView } from '@/lib/conversations/queries/conversations';

/** What the list and the thread beside it share. */
export type Messages = {
  me: { _id: string; timeZone: string };
  /** Our own origin: links to it stay in the tab. */
  site: string;
  now: string;
  /** Somebody moves money on this site: one can ask for some. */
  paiements: boolean;
  known: (id: string) => ConversationView | undefined;
  /** Tells of a newer reading of a conversation. */
  learn: (conversation: ConversationView) => void;
  /** The conversation in which the other person is typing. */
  typing: string | null;
  /** The thread that comes was chosen in the list: the keyboard goes along. */
  chosen: RefObject<boolean>;
  /** Back to the list: by the history when one came from there. */
  leaveThread: () => void;
};

const MessagesContext = createContext<Messages | null>(null);

export const MessagesProvider = MessagesContext.Provider;

export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('outside the messages screen');
  return messages;
}
