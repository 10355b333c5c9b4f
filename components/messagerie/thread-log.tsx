'use client';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '#words';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Loading } from '@/components/ui/loading';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import type { MessageView } from '@/lib/conversations/queries/messages';
import { formatMessageDay } from '@/lib/core/text/time';
import { EvenementLine } from './evenement-line';
import { useMessages } from './messages-context';
import type { Outgoing } from './outbox';
import { SaidGroup } from './said-group';
import { rowsOf } from './thread-rows';
import { BubbleSkeletons } from './thread-skeleton';
import { useArrowKeys } from './use-arrow-keys';
import { useNear } from './use-near';

/** So near to the end, one reads the newest lines. */
const AT_END_PX = 60;

/**
 * What was said. It scrolls from its end (a reversed column), so that older lines come above without moving what one
 * reads; lines that come below while one reads above are made up for.
 */
export function ThreadLog({
  conversation,
  messages,
  waiting,
  readUpTo,
  older,
  readOlder,
  onAtEnd,
  onAgain,
  onDrop,
  onAnswered,
}: {
  conversation: ConversationView;
  messages: readonly MessageView[];
  waiting: readonly Outgoing[];
  readUpTo: number | null;
  older: 'idle' | 'loading' | 'failed' | null;
  readOlder: () => void;
  onAtEnd: (atEnd: boolean) => void;
  onAgain: (message: Outgoing) => void;
  onDrop: (key: string) => void;
  onAnswered: (items: readonly MessageView[]) => void;
}) {
  const words = useWords('messagerie/fil');
  const { me, now } = useMessages();
  const { timeZone } = me;
  const box = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  useNear(top, box, older === 'idle', readOlder);
  useArrowKeys(box);
  const rows = useMemo(
    () => rowsOf({ messages, waiting, meId: me._id, timeZone, readUpTo }),
    [messages, waiting, me._id, timeZone, readUpTo],
  );
  const lastOwn = messages.findLast(({ sender, kind }) => sender?._id === me._id && kind !== 'evenement');

  // One begins where one had stopped reading.
  useLayoutEffect(() => {
    box.current?.querySelector('[data-unread]')?.scrollIntoView({ block: 'center' });
  }, []);

  const end = `${messages.at(-1)?.ordre} ${waiting.length}`;
  const own = waiting.length > 0 || messages.at(-1)?.sender?._id === me._id;
  const last = useRef({ end, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { end: before, height } = last.current;
    const grown = element.scrollHeight - height;
    last.current = { end, height: element.scrollHeight };
    if (before === end || height === 0) return;
    if (own) element.scrollTop = 0;
    else if (element.scrollTop < -AT_END_PX) element.scrollTop -= grown;
  });

  const toEnd = () => box.current?.scrollTo({ top: 0, behavior: 'smooth' });
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        role="log"
        // What arrives is read out by itself (thread.tsx); what is older is not.
        aria-live="off"
        aria-label={words('messages')}
        data-thread-log
        onScroll={({ currentTarget: { scrollTop } }) => {
          const atEnd = scrollTop > -AT_END_PX;
          setAway(!atEnd);
          onAtEnd(atEnd);
        }}
        className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none]"
      >
        <div className="mx-auto w-full max-w-3xl px-3 pt-4 pb-3 sm:px-5">
          <div ref={top} />
          {older === 'loading' && (
            <Loading>
              <BubbleSkeletons />
            </Loading>
          )}
          {(older === 'idle' || older === 'failed') && (
            <div className="flex flex-col items-center gap-2 pb-4">
              {older === 'failed' && <p className="text-muted text-sm">{words('anciensEchec')}</p>}
              <Button variant="secondary" size="small" onClick={readOlder}>
                {words(older === 'failed' ? 'reessayer' : 'anciens')}
              </Button>
            </div>
          )}
          {rows.map((row) => {
            if (row.kind === 'day')
              return <DayLine key={row.key}>{formatMessageDay(row.at, now, timeZone, words.langue)}</DayLine>;
            if (row.kind === 'unread') return <UnreadLine key={row.key} />;
            if (row.kind === 'evenement')
              return (
                <EvenementLine
                  key={row.key}
                  message={row.message}
                  conversation={conversation}
                  onAnswered={onAnswered}
                />
              );
            return (
              <SaidGroup
                key={row.key}
                group={row}
                lastOwn={lastOwn}
                read={lastOwn !== undefined && conversation.luParAutre >= lastOwn.ordre}
                onAgain={onAgain}
                onDrop={onDrop}
              />
            );
          })}
        </div>
      </div>
      {away && (
        <IconButton
          icon="chevron-down"
          label={words('derniers')}
          onClick={toEnd}
          className="absolute end-4 bottom-3 animate-appear rounded-full border border-line bg-surface text-ink shadow-float"
        />
      )}
    </div>
  );
}

function DayLine({ children }: { children: string }) {
  return (
    <h2
      className="my-4 text-center font-sans font-semibold text-muted text-xs tracking-normal first-letter:uppercase"
      suppressHydrationWarning
    >
      {children}
    </h2>
  );
}

function UnreadLine() {
  const words = useWords('messagerie/fil');
  return (
    <h2
      data-unread
      className="my-4 flex items-center gap-3 font-sans font-semibold text-majorelle text-xs tracking-normal before:h-px before:flex-1 before:bg-majorelle/40 after:h-px after:flex-1 after:bg-majorelle/40"
    >
      {words('nouveaux')}
    </h2>
  );
}
