'use client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLive } from '@/components/session/live';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import type { MessageView } from '@/lib/conversations/queries/messages';
import { type MessagePage, readMessages } from './calls';
import { newerOf } from './conversations-state';
import { useMessages } from './messages-context';
import { threadReads } from './thread-reads';
import { withStatuts } from './thread-state';
import { useComeBack } from './use-come-back';

const OLDER = 30;

/** Once the two agreed, numbers and addresses are said in full; what an operator hides is gone from what is shown. */
const shownAsOf = ({ contactsOuverts, retouches }: ConversationView) => `${contactsOuverts} ${retouches}`;

/** A thread as it is known: a first page of the server's, older ones on demand, and what is said meanwhile. */
export function useThread(first: { conversation: ConversationView; page: MessagePage }) {
  const { me, known, learn } = useMessages();
  const id = first.conversation._id;
  const learnt = known(id);
  const conversation = learnt ? newerOf(first.conversation, learnt) : first.conversation;
  const [messages, setMessages] = useState(first.page.items);
  const [cursor, setCursor] = useState(first.page.nextCursor);
  const [older, setOlder] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [arrivals, setArrivals] = useState<MessageView[]>([]);

  const [reads] = useState(() =>
    threadReads(
      { items: first.page.items, shownAs: shownAsOf(first.conversation) },
      {
        read: (asked) => readMessages(id, asked),
        goOnFrom: setCursor,
        show(lines, arrived) {
          setMessages(lines);
          const fresh = arrived.filter(({ sender }) => sender?._id !== me._id);
          if (fresh.length > 0) setArrivals((said) => [...said, ...fresh].slice(-5));
        },
      },
    ),
  );

  const { ordre, lastMessage } = conversation;
  const shownAs = shownAsOf(conversation);
  const newest = useRef(lastMessage);
  newest.current = lastMessage;
  useEffect(() => {
    const { read: _, ...message } = newest.current;
    void reads.heed({ ordre, shownAs, newest: message });
  }, [reads, ordre, shownAs]);

  // What could not be read meanwhile is read now.
  const { catchUp } = reads;
  useComeBack(catchUp);
  useLive(({ type }) => {
    if (type === 'relire') void catchUp();
  });

  useEffect(() => {
    learn(first.conversation);
  }, [learn, first.conversation]);

  const readOlder = useCallback(async () => {
    if (cursor === null || older === 'loading') return;
    setOlder('loading');
    const page = await readMessages(id, { limit: OLDER, cursor });
    setOlder(page ? 'idle' : 'failed');
    if (!page) return;
    reads.arriveOlder(page.items);
    setCursor(page.nextCursor);
  }, [id, cursor, older, reads]);

  const shown = useMemo(() => withStatuts(messages), [messages]);
  return {
    conversation,
    messages: shown,
    arrivals,
    arrive: reads.arrive,
    older: cursor === null ? null : older,
    readOlder,
  };
}
