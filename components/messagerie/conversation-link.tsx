'use client';
import { useRouter } from 'next/navigation';
import { type MouseEvent, startTransition } from 'react';
import { useWords } from '#words';
import { Avatar } from '@/components/images/avatar';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { isPlainClick } from '@/components/ui/plain-click';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import { displayName } from '@/lib/users/labels';
import { AboutLine } from './about';
import { otherOf, useFirstWords } from './conversation-words';
import { MessageTime } from './message-time';
import { useMessages } from './messages-context';

/** A line of the list: who, when, the first words, and what it is about. */
export function ConversationLink({
  conversation,
  href,
  current,
  onChoose,
}: {
  conversation: ConversationView;
  href: string;
  current: boolean;
  onChoose: (id: string) => void;
}) {
  const words = useWords('messagerie/liste');
  const { me, typing } = useMessages();
  const { _id, lastMessage, unreadCount } = conversation;
  const other = otherOf(conversation);
  const mots = useFirstWords(lastMessage, me._id);
  const name = displayName(other, words.langue);
  const unread = unreadCount > 0;
  const router = useRouter();

  function choose(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // One transition: what is shown of the one that comes stays until it is there.
    startTransition(() => {
      onChoose(_id);
      router.push(href, { scroll: false });
    });
  }

  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        scroll={false}
        aria-current={current ? 'page' : undefined}
        onClick={choose}
        className={cx(
          'flex gap-3 rounded-control p-3 outline-offset-[-2px] transition-colors',
          current ? 'bg-majorelle-tint' : 'hover:bg-hover',
        )}
      >
        <Avatar name={name} seed={other._id} src={other.profileImage} size="md" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <bdi className={cx('min-w-0 flex-1 truncate', unread ? 'font-bold' : 'font-semibold')}>
              {name}
            </bdi>
            <MessageTime
              at={lastMessage.createdAt}
              className={cx('shrink-0 text-xs', unread ? 'font-semibold text-majorelle' : 'text-muted')}
            />
          </span>
          <span className="flex items-center gap-2">
            <span
              dir="auto"
              className={cx(
                'aligned min-w-0 flex-1 truncate text-sm',
                unread ? 'font-medium text-ink' : 'text-muted',
              )}
            >
              {typing === _id ? (
                <span className="text-majorelle">{words('ecrit')}</span>
              ) : (
                <>
                  {lastMessage.masque && (
                    <Icon name="eye-off" size={14} className="-mt-0.5 me-1 inline-block" />
                  )}
                  {mots}
                </>
              )}
            </span>
            {unread && (
              <span className="inline-flex min-h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-majorelle px-1.5 font-semibold text-on-majorelle text-xs tabular-nums leading-none">
                <span aria-hidden="true">{unreadCount > 99 ? '99+' : unreadCount}</span>
                <span className="sr-only">{words('nonLus', { n: unreadCount })}</span>
              </span>
            )}
          </span>
          <AboutLine conversation={conversation} />
        </span>
      </Link>
    </li>
  );
}
