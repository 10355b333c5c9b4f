import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Thread } from '@/components/messagerie/thread';
import { toLogin } from '@/components/page/to-login';
import { pageLangue, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { getConversation } from '@/lib/conversations/queries/conversations';
import { listMessages } from '@/lib/conversations/queries/messages';
import { placesIn } from '@/lib/core/cities/names';
import { AppError } from '@/lib/core/errors';
import { readOnce } from '@/lib/core/http/read-once';
import { idSchema } from '@/lib/core/schema';
import { displayName } from '@/lib/users/labels';
import { actorOfPage } from '../../actor';

const PER_PAGE = 30;

type Props = PageProps<'/[langue]/messagerie/[conversationId]'>;

/** A thread and its newest page; null for anybody else's, and for what is no conversation. */
const read = readOnce(async (asked: string) => {
  const actor = await actorOfPage();
  if (!actor) toLogin(`/messagerie/${asked}`);
  const id = idSchema.safeParse(asked);
  if (!id.success) return null;
  try {
    const [conversation, { items, meta }] = await Promise.all([
      getConversation(actor, id.data),
      listMessages(actor, id.data, { limit: PER_PAGE }),
    ]);
    return placesIn(pageLangue(), { conversation, page: { items, nextCursor: meta.nextCursor } });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const thread = await read((await params).conversationId);
  const other = thread?.conversation.participants[0];
  const words = pageWords('messagerie/titres');
  return { title: other ? words('avec', { qui: displayName(other, words.langue) }) : words('introuvable') };
}

export default async function ConversationPage({ params }: Props) {
  const thread = await read((await params).conversationId);
  if (!thread) notFound();
  return (
    <Words
      of={[
        'moderation/personne',
        'moderation/signaler',
        'users/personne',
        'reservations/statut',
        'reservations/reponse',
        'payments/etat',
        'payments/bouton',
      ]}
    >
      <Thread key={thread.conversation._id} {...thread} />
    </Words>
  );
}
