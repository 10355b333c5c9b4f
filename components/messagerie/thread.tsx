'use client';
import { useState } from 'react';
import { useWords } from '#words';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import { displayName } from '@/lib/users/labels';
import { type MessagePage, readMessages } from './calls';
import { Composer } from './composer';
import { isSaid, otherOf, useSaysShort } from './conversation-words';
import { useMessages } from './messages-context';
import { ThreadHeader } from './thread-header';
import { ThreadLog } from './thread-log';
import { useOutbox } from './use-outbox';
import { useRead } from './use-read';
import { useThread } from './use-thread';

/** An open conversation: with whom and about what, what was said, and the place to write. */
export function Thread(first: { conversation: ConversationView; page: MessagePage }) {
  const words = useWords('messagerie/fil');
  const dit = useWords('messagerie/dit');
  const says = useSaysShort();
  const { me } = useMessages();
  const thread = useThread(first);
  const { conversation, messages, arrivals, arrive } = thread;
  const { waiting, write, again, drop } = useOutbox(conversation, messages, arrive);
  const [atEnd, setAtEnd] = useState(true);
  // Where one had read when one came: what follows stays marked as new while one is here.
  const [readUpTo, setReadUpTo] = useState(
    first.conversation.unreadCount > 0 ? first.conversation.luJusqua : null,
  );
  useRead(conversation, messages.at(-1)?.ordre ?? 0, atEnd);

  return (
    <>
      <ThreadHeader conversation={conversation} />
      <ThreadLog
        conversation={conversation}
        messages={messages}
        waiting={waiting}
        readUpTo={readUpTo}
        older={thread.older}
        readOlder={thread.readOlder}
        onAtEnd={setAtEnd}
        onAgain={again}
        onDrop={drop}
        onAnswered={arrive}
      />
      <div role="log" aria-label={words('nouveaux')} className="sr-only">
        {arrivals.map((message) => (
          <p key={message._id}>
            {isSaid(message)
              ? dit('parAutre', {
                  qui: displayName(message.sender ?? otherOf(conversation), words.langue),
                  mots: says(message),
                })
              : says(message)}
          </p>
        ))}
      </div>
      <Composer
        key={conversation._id}
        name={`${me._id}.messagerie.${conversation._id}`}
        conversation={conversation}
        onAsked={async () => {
          const page = await readMessages(conversation._id, {
            limit: 100,
            apres: messages.at(-1)?.ordre ?? 0,
          });
          if (page) arrive(page.items);
        }}
        onWrite={(content, images) => {
          setReadUpTo(null);
          write(content, images);
        }}
      />
    </>
  );
}
