'use client';
import { useWords } from '#words';
import { cx } from '@/components/ui/cx';
import type { MessageView } from '@/lib/conversations/queries/messages';
import { formatLongDateTime } from '@/lib/core/text/time';
import { Bubble } from './bubble';
import { isSaid, useSaysShort } from './conversation-words';
import { MessageTime } from './message-time';
import { useMessages } from './messages-context';
import type { Outgoing } from './outbox';
import type { Row, Said } from './thread-rows';
import { WaitingBubble } from './waiting-bubble';

type Group = Extract<Row, { kind: 'group' }>;

/** What one of the two wrote within a minute: its bubbles, then when that was, and of one's own newest whether it was read. */
export function SaidGroup({
  group: { own, at, said },
  lastOwn,
  read,
  onAgain,
  onDrop,
}: {
  group: Group;
  lastOwn: MessageView | undefined;
  read: boolean;
  onAgain: (message: Outgoing) => void;
  onDrop: (key: string) => void;
}) {
  const words = useWords('messagerie/fil');
  const dit = useWords('messagerie/dit');
  const says = useSaysShort();
  const { me } = useMessages();
  const last = said.at(-1);
  const newest = last && 'message' in last && last.message._id === lastOwn?._id;
  return (
    <div className={cx('mt-3 flex flex-col gap-1', own ? 'items-end' : 'items-start')}>
      <h3 className="sr-only">{words(own ? 'vous' : 'recu')}</h3>
      {said.map((one, index) => {
        const place = { own, first: index === 0, last: index === said.length - 1 };
        const mots = says('message' in one ? one.message : one.waiting);
        const byMe = own && ('waiting' in one || isSaid(one.message));
        return (
          <article
            key={one.key}
            data-said
            aria-label={byMe ? dit('parVous', { mots }) : mots}
            className={cx(
              'group/item flex w-full scroll-my-4 flex-col gap-1 rounded-card',
              own ? 'items-end' : 'items-start',
            )}
          >
            {'message' in one ? (
              <Bubble message={one.message} {...place} />
            ) : (
              <WaitingBubble message={one.waiting} {...place} onAgain={onAgain} onDrop={onDrop} />
            )}
          </article>
        );
      })}
      <p className="flex gap-1.5 px-1 text-muted text-xs">
        {isSending(last) ? (
          words('envoi')
        ) : (
          <MessageTime at={at} title={formatLongDateTime(at, me.timeZone, undefined, words.langue)} />
        )}
        {newest && (
          <>
            <span aria-hidden="true">·</span>
            <span className={cx(read && 'font-semibold text-majorelle')}>
              {words(read ? 'lu' : 'envoye')}
            </span>
          </>
        )}
      </p>
    </div>
  );
}

const isSending = (one: Said | undefined) => one && 'waiting' in one && one.waiting.state === 'sending';
