'use client';
import { Suspense, useState } from 'react';
import { useWords } from '#words';
import { useMe } from '@/components/session/me';
import { IconButton } from '@/components/ui/icon-button';
import { lazily } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';

export type PersonMenuProps = { person: { _id: string; name: string }; onBlocked?: () => void };

const PersonActions = lazily(() =>
  withWords(() => import('./person-actions').then((module) => module.PersonActions)),
);

/** « … » beside somebody, for everybody but themselves: what it opens comes when it is wanted, a profile being a light page. */
export function PersonMenu(props: PersonMenuProps) {
  const words = useWords('moderation/personne');
  const me = useMe();
  const [wanted, setWanted] = useState(false);
  const { _id, name } = props.person;
  if (me.state === 'user' && me.user._id === _id) return null;
  const look = { icon: 'more', label: words('plus', { nom: name }), 'aria-haspopup': 'menu' } as const;
  if (!wanted) return <IconButton {...look} onClick={() => setWanted(true)} />;
  return (
    <Suspense fallback={<IconButton {...look} aria-busy disabled />}>
      <PersonActions {...props} />
    </Suspense>
  );
}
