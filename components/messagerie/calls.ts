import { call } from '@/components/api/call';
import { wordsHere } from '@/components/words/browser';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import type { MessageView } from '@/lib/conversations/queries/messages';

export type ConversationPage = { items: ConversationView[]; nextCursor: string | null };
export type MessagePage = { items: MessageView[]; nextCursor: string | null };

/** A page of one's conversations, of those that a search finds with one; null when it could not be read. */
export async function readConversations(query: {
  limit: number;
  cursor?: string;
  search?: string;
}): Promise<ConversationPage | null> {
  const answer = await call('GET /conversations', { query });
  return answer.ok ? { items: answer.data, nextCursor: answer.meta.nextCursor } : null;
}

/** One of one's conversations; null when it could not be read. */
export async function readConversation(id: string): Promise<ConversationView | null> {
  const answer = await call('GET /conversations/{id}', { params: { id } });
  return answer.ok ? answer.data : null;
}

/** A page of a thread: the newest, older ones by `cursor`, or what came after a number; null when it could not be read. */
export async function readMessages(
  id: string,
  query: { limit: number; cursor?: string; apres?: number },
): Promise<MessagePage | null> {
  const answer = await call('GET /conversations/{id}/messages', { params: { id }, query });
  return answer.ok ? { items: answer.data, nextCursor: answer.meta.nextCursor } : null;
}

/** Writes a message; under the same key it is written once, however often it is sent. */
export function postMessage(id: string, message: { content: string; images: string[]; key: string }) {
  const { key, ...body } = message;
  return call('POST /conversations/{id}/messages', {
    params: { id },
    body,
    key,
    fallback: wordsHere('messagerie/fil')('pasParti'),
  });
}

/** Marks a thread read up to a message. Answers how many are still unread, null when that was not heard. */
export async function postRead(id: string, ordre: number): Promise<number | null> {
  const answer = await call('POST /conversations/{id}/read', { params: { id }, query: { ordre } });
  return answer.ok ? answer.data.unreadCount : null;
}
