import type { ConversationView } from '@/lib/conversations/queries/conversations';
import type { MessageView } from '@/lib/conversations/queries/messages';
import type { Interlocuteur } from '@/lib/conversations/queries/people';

/** Who one talks with: the first of the two, as the API says. */
export function otherOf({ participants }: ConversationView): Interlocuteur {
  const [other] = participants;
  if (!other) throw new Error('a conversation with nobody');
  return other;
}

/** What a message says in one line, for the list and for what is read out. */
export function saysShort({ content, images }: Pick<MessageView, 'content' | 'images'>): string {
  if (content) return content.replace(/\s+/g, ' ');
  return images.length > 1 ? `${images.length}\u00a0photos` : 'Photo';
}

/** Whether it is somebody's words: not an event, nor the site's own sentence where a message was. */
export function isSaid({ kind, masque }: Pick<MessageView, 'kind' | 'masque'>): boolean {
  return kind === 'texte' && !masque;
}

/** The first words of a list's line, with who says them when it is the reader. */
export function firstWords(message: MessageView, meId: string): string {
  const own = isSaid(message) && message.sender?._id === meId;
  return `${own ? 'Vous\u202f: ' : ''}${saysShort(message).slice(0, 140)}`;
}

/** « 1 message non lu », « 3 messages non lus ». */
export function unreadWords(count: number): string {
  return count > 1 ? `${count}\u00a0messages non lus` : '1\u00a0message non lu';
}
