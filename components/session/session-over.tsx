'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '#words';
import { EmptyState } from '@/components/page/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { doorHref } from './come-back';
import { refreshMe, useMe } from './me';

/**
 * What was rendered for that person, until their session ends: whoever sits down at this device then reads nothing of it, in no
 * window that stood open either. It comes back with them; for somebody else the page is loaded anew. While nobody can tell who is there, it
 * stays as it is. Without an owner (a page for visitors too) nothing ends.
 */
export function SessionOver({ ownerId, children }: { ownerId: string | undefined; children: ReactNode }) {
  const words = useWords('session/finie');
  const me = useMe();
  const there = me.state === 'user' ? me.user._id : undefined;
  const isOthers = ownerId !== undefined && there !== undefined && there !== ownerId;
  const [isOver, setOver] = useState(false);
  if (!isOver && (isOthers || (ownerId !== undefined && me.state === 'visitor'))) setOver(true);
  if (isOver && there === ownerId && there !== undefined) setOver(false);

  useEffect(() => {
    if (isOthers) location.reload();
  }, [isOthers]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refreshMe();
    };
    const lookAgain = ({ persisted }: PageTransitionEvent) => persisted && look();
    window.addEventListener('pageshow', lookAgain);
    if (isOver) document.addEventListener('visibilitychange', look);
    if (isOver) window.addEventListener('focus', look);
    return () => {
      window.removeEventListener('pageshow', lookAgain);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [isOver]);

  if (!isOver) return children;
  if (isOthers) return null;
  return (
    <div role="status" className="wrap">
      <EmptyState
        title={words('titre')}
        headingLevel="h1"
        action={<LinkButton href={doorHref('/login')}>{words('seConnecter')}</LinkButton>}
      >
        {words('texte')}
      </EmptyState>
    </div>
  );
}
