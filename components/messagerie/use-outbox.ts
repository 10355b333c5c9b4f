'use client';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useWords } from '#words';
import { dropDraft, readDraft, writeDraft } from '@/components/form/draft';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import type { MessageView } from '@/lib/conversations/queries/messages';
import type { ImageView } from '@/lib/core/images/view';
import { postMessage } from './calls';
import { useMessages } from './messages-context';
import { NOTHING_GOES, nextOutbox, type Outgoing, waitingIn } from './outbox';
import { useComeBack } from './use-come-back';

/**
 * What is written in a thread, shown at once and sent one after the other. What did not arrive stays, through a reload
 * too, and is sent again under the key that it had: by itself when there is a network again, when one says so else.
 */
export function useOutbox(
  conversation: ConversationView,
  messages: readonly MessageView[],
  arrive: (items: readonly MessageView[]) => void,
) {
  const words = useWords('messagerie/fil');
  const { me, learn } = useMessages();
  const { _id: id } = conversation;
  const [outbox, tell] = useReducer(nextOutbox, NOTHING_GOES);
  const latest = useRef({ conversation, messages });
  latest.current = { conversation, messages };
  const line = useRef<Promise<void>>(Promise.resolve());
  const kept = `${me._id}.messagerie.${id}.envois`;

  useEffect(() => {
    const items = (readDraft(kept, '') ?? []) as Outgoing[];
    if (items.length === 0) return;
    tell({
      type: 'restore',
      items: items.map((one) => ({ ...one, state: 'failed', reason: one.reason ?? words('interrompu') })),
    });
  }, [kept, words]);

  const { items } = outbox;
  const before = useRef(0);
  useEffect(() => {
    if (items.length > 0) writeDraft(kept, { base: '', values: items });
    else if (before.current > 0) dropDraft(kept);
    before.current = items.length;
  }, [items, kept]);

  const deliver = useCallback(
    ({ key, content, images }: Outgoing) => {
      line.current = line.current.then(async () => {
        const answer = await postMessage(id, { key, content, images: images.map(({ url }) => url) });
        if (!answer.ok) {
          const { kind, message: reason } = answer.failure;
          return tell({ type: 'failed', key, reason, lost: kind === 'connection' });
        }
        const message = answer.data;
        arrive([message]);
        tell({ type: 'sent', key, id: message._id });
        const { conversation } = latest.current;
        if (message.ordre > conversation.ordre)
          learn({ ...conversation, ordre: message.ordre, lastMessage: { ...message, read: false } });
      });
    },
    [id, arrive, learn],
  );

  const write = useCallback(
    (content: string, images: ImageView[]) => {
      const message: Outgoing = {
        key: crypto.randomUUID(),
        content,
        images,
        at: new Date().toISOString(),
        after: latest.current.messages.at(-1)?.ordre ?? 0,
        state: 'sending',
        reason: null,
      };
      tell({ type: 'write', message });
      deliver(message);
    },
    [deliver],
  );
  const again = useCallback(
    (message: Outgoing) => {
      tell({ type: 'again', key: message.key });
      deliver(message);
    },
    [deliver],
  );
  useComeBack(() => {
    for (const one of items) if (one.state === 'failed' && one.lost) again(one);
  });
  const drop = useCallback((key: string) => tell({ type: 'drop', key }), []);

  const waiting = useMemo(() => waitingIn(outbox, messages, me._id), [outbox, messages, me._id]);
  // What was thought lost and stands in the thread did arrive.
  useEffect(() => {
    const open = new Set(waiting.map(({ key }) => key));
    for (const { key, state } of items) if (state === 'failed' && !open.has(key)) tell({ type: 'drop', key });
  }, [items, waiting]);
  return { waiting, write, again, drop };
}
