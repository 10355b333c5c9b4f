'use client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import type { MessageView } from '@/lib/conversations/queries/messages';
import { type MessagePage, readMessages } from './calls';
import { newerOf } from './conversations-state';
import { useMessages } from './messages-context';
import { mergeLines, missingAfter, withStatuts } from './thread-state';

const OLDER = 30;
const NEWER = 100;
/** Who was away for so long reads the end of the thread, and what is before it as they scroll. */
const FAR = 300;

/** A thread as it is known: a first page of the server's, older ones on demand, and what is said meanwhile. */
export function useThread(first: { conversation: ConversationView; page: MessagePage }) {
  const { me, known, learn } = useMessages();
  const id = first.conversation._id;
  const learnt = known(id);
  const conversation = learnt ? newerOf(first.conversation, learnt) : first.conversation;
  const lines = useRef(first.page.items);
  const [messages, setMessages] = useState(first.page.items);
  const [cursor, setCursor] = useState(first.page.nextCursor);
  const [older, setOlder] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [arrivals, setArrivals] = useState<MessageView[]>([]);

  const arrive = useCallback(
    (items: readonly MessageView[]) => {
      const before = new Set(lines.current.map(({ ordre }) => ordre));
      const fresh = items.filter(({ ordre, sender }) => !before.has(ordre) && sender?._id !== me._id);
      lines.current = mergeLines(lines.current, items);
      setMessages(lines.current);
      if (fresh.length > 0) setArrivals((said) => [...said, ...fresh].slice(-5));
    },
    [me._id],
  );

  const latest = useRef(0);
  const reading = useRef(false);
  const catchUp = useCallback(async () => {
    if (reading.current) return;
    reading.current = true;
    try {
      for (;;) {
        const apres = missingAfter(lines.current, latest.current);
        if (apres === null) return;
        const far = latest.current - apres > FAR;
        const page = await readMessages(id, far ? { limit: OLDER } : { limit: NEWER, apres });
        // What could not be read is asked for again with the next news.
        if (!page || page.items.length === 0) return;
        if (far) {
          lines.current = [];
          setCursor(page.nextCursor);
        }
        arrive(page.items);
      }
    } finally {
      reading.current = false;
    }
  }, [id, arrive]);

  /** Reads what is shown once more, from its first line on. */
  const readAgain = useCallback(async () => {
    for (let apres: number | undefined = (lines.current[0]?.ordre ?? 1) - 1; apres !== undefined; ) {
      const page: MessagePage | null = await readMessages(id, { limit: NEWER, apres });
      if (page) arrive(page.items);
      apres = page?.nextCursor ? page.items.at(-1)?.ordre : undefined;
    }
  }, [id, arrive]);

  const { ordre, lastMessage, contactsOuverts, retouches } = conversation;
  const newest = useRef(lastMessage);
  newest.current = lastMessage;
  useEffect(() => {
    latest.current = Math.max(latest.current, ordre);
    const { read: _, ...message } = newest.current;
    // News bring the newest line along: mostly nothing else is missing.
    if (message.ordre === (lines.current.at(-1)?.ordre ?? 0) + 1) arrive([message]);
    void catchUp();
  }, [ordre, catchUp, arrive]);

  // Once the two agreed, numbers and addresses are said in full; what an operator hides is gone from what is shown.
  const said = `${contactsOuverts} ${retouches}`;
  const shownAs = useRef(`${first.conversation.contactsOuverts} ${first.conversation.retouches}`);
  useEffect(() => {
    if (shownAs.current === said) return;
    shownAs.current = said;
    void readAgain();
  }, [said, readAgain]);

  useEffect(() => {
    learn(first.conversation);
  }, [learn, first.conversation]);

  // A thread that one comes back to may be shown as it was when one left it.
  useEffect(() => {
    const apres = lines.current.at(-1)?.ordre ?? 0;
    void readMessages(id, { limit: NEWER, apres }).then((page) => page && arrive(page.items));
  }, [id, arrive]);

  const readOlder = useCallback(async () => {
    if (cursor === null || older === 'loading') return;
    setOlder('loading');
    const page = await readMessages(id, { limit: OLDER, cursor });
    setOlder(page ? 'idle' : 'failed');
    if (!page) return;
    lines.current = mergeLines(lines.current, page.items);
    setMessages(lines.current);
    setCursor(page.nextCursor);
  }, [id, cursor, older]);

  const shown = useMemo(() => withStatuts(messages), [messages]);
  return {
    conversation,
    messages: shown,
    arrivals,
    arrive,
    older: cursor === null ? null : older,
    readOlder,
  };
}
