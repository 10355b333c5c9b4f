'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '#words';
import { EmptyState } from '@/components/page/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { doorHref } from './come-back';
import { refreshMe, useMe } from './me';

/**
 * A private page, until its person's session ends: whoever sits down at this device then reads nothing of it. What was typed waits in
 * it for the same person, who may log in again in another window; for somebody else it is loaded anew.
 */
export function SessionOver({ children }: { children: ReactNode }) {
  const words = useWords('session/finie');
  const me = useMe();
  const id = me.state === 'user' ? me.user._id : undefined;
  const [whose, setWhose] = useState<string>();
  useEffect(() => {
    if (!id) return;
    if (whose && whose !== id) location.reload();
    setWhose(id);
  }, [id, whose]);
  const isOver = whose !== undefined && me.state === 'visitor';
  useEffect(() => {
    if (!isOver) return;
    const look = () => {
      if (document.visibilityState === 'visible') void refreshMe();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isOver]);
  const isHidden = isOver || (whose !== undefined && id !== undefined && id !== whose);
  return (
    <>
      <div hidden={isHidden} className={isHidden ? undefined : 'contents'}>
        {children}
      </div>
      {isOver && (
        <div role="status" className="wrap">
          <EmptyState
            title={words('titre')}
            headingLevel="h1"
            action={<LinkButton href={doorHref('/login')}>{words('seConnecter')}</LinkButton>}
          >
            {words('texte')}
          </EmptyState>
        </div>
      )}
    </>
  );
}
