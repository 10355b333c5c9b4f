import { useWords } from '#words';
import { useCovered } from '@/components/words/covered';
import type { Words } from '@/components/words/words-of';
import { evenementSentence } from '@/lib/conversations/labels';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import type { MessageView } from '@/lib/conversations/queries/messages';
import type { Interlocuteur } from '@/lib/conversations/queries/people';
import { formatEuros } from '@/lib/core/text/money';

type DitWords = Words<'messagerie/dit'>;
/** A message, or one on its way. */
type Short = Pick<MessageView, 'content' | 'images'> &
  Partial<Pick<MessageView, 'masque' | 'evenement' | 'paiement'>>;

/** Who one talks with: the first of the two, as the API says. */
export function otherOf({ participants }: ConversationView): Interlocuteur {
  const [other] = participants;
  if (!other) throw new Error('a conversation with nobody');
  return other;
}

function says(words: DitWords, { content, images, masque, evenement, paiement }: Short): string {
  if (masque) return words('masque');
  if (evenement) return evenementSentence(words, evenement);
  if (paiement) {
    const { amount, description } = paiement;
    return words('paiement', { montant: formatEuros(amount, words.langue), description });
  }
  return content || words('photos', { n: Math.max(1, images.length) });
}

/** What a message says in one line, for the list and for what is read out. */
export function useSaysShort(): (message: Short) => string {
  const words = useWords('messagerie/dit');
  const covered = useCovered();
  return (message) => covered(says(words, message)).replace(/\s+/g, ' ');
}

/** Whether it is somebody's words: not an event, nor the site's own sentence where a message was. */
export function isSaid({ kind, masque }: Pick<MessageView, 'kind' | 'masque'>): boolean {
  return kind === 'texte' && !masque;
}

/** The first words of a list's line, with who says them when it is the reader. */
export function useFirstWords(message: MessageView, meId: string): string {
  const words = useWords('messagerie/dit');
  const mots = useSaysShort()(message).slice(0, 140);
  return isSaid(message) && message.sender?._id === meId ? words('parVous', { mots }) : mots;
}
