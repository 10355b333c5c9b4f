'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useWords } from '#words';
import { Avatar } from '@/components/images/avatar';
import { PersonMenu } from '@/components/moderation/person-menu';
import { IconButton } from '@/components/ui/icon-button';
import { ProfileLink } from '@/components/users/profile-link';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import { displayName } from '@/lib/users/labels';
import { AboutCard } from './about';
import { otherOf } from './conversation-words';
import { useMessages } from './messages-context';

/** With whom one talks, about what, and on a phone the way back to the list. */
export function ThreadHeader({ conversation }: { conversation: ConversationView }) {
  const words = useWords('messagerie/fil');
  const people = useWords('users/personne');
  const { chosen, leaveThread, typing } = useMessages();
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  const other = otherOf(conversation);
  const name = displayName(other, words.langue);

  // On a phone the keyboard would cover what one came to read: the heading has the focus, not the field.
  useEffect(() => {
    if (!chosen.current || matchMedia('(width >= 769px)').matches) return;
    chosen.current = false;
    heading.current?.focus({ preventScroll: true });
  }, [chosen]);

  return (
    <header>
      <div className="flex items-center gap-3 border-line border-b bg-surface py-2 pe-3 ps-1 panes:py-3 panes:ps-4">
        <IconButton
          icon="arrow-left"
          label={words('retour')}
          className="panes:hidden"
          onClick={leaveThread}
        />
        <Avatar name={name} seed={other._id} src={other.profileImage} />
        <div className="flex min-h-11 min-w-0 flex-1 flex-col justify-center leading-tight">
          <h1 ref={heading} tabIndex={-1} className="font-sans text-base leading-tight tracking-normal">
            <ProfileLink
              person={other}
              className="inline-flex min-h-6 max-w-full items-center rounded-badge font-bold hover:underline"
            >
              <bdi className="truncate">{name}</bdi>
            </ProfileLink>
          </h1>
          {!other.emailConfirme && <p className="text-saffron-text text-sm">{people('emailNonConfirme')}</p>}
          {typing === conversation._id && <p className="text-majorelle text-sm">{words('ecrit')}</p>}
        </div>
        {/* No stream tells of a block, for the other person is not told: whether one may write is read again. */}
        <PersonMenu person={{ _id: other._id, name }} onBlocked={() => router.refresh()} />
      </div>
      <AboutCard conversation={conversation} />
    </header>
  );
}
