'use client';
import { useContext, useEffect, useRef } from 'react';
import { useWords } from '#words';
import type { Failure } from '@/components/api/failure';
import { doorHref, OpensAgain } from '@/components/session/come-back';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { usePath } from '@/components/words/path';

/** The failure of a form or an action, read out when it appears; `focus` also moves there. */
export function FailureNotice({
  failure,
  extra = [],
  focus,
  className,
}: {
  failure: Failure | null;
  /** Messages for fields that this form does not show. */
  extra?: string[];
  focus?: boolean;
  className?: string;
}) {
  const words = useWords('api/echecs');
  const box = useRef<HTMLDivElement>(null);
  const path = usePath();
  const opens = useContext(OpensAgain);
  useEffect(() => {
    if (failure && focus) box.current?.focus();
  }, [failure, focus]);
  if (!failure) return null;
  return (
    <Notice ref={box} tone="error" live className={className}>
      <p className="font-medium">{failure.message}</p>
      {extra
        .filter((message) => message !== failure.message)
        .map((message) => (
          <p key={message}>{message}</p>
        ))}
      {failure.kind === 'unauthenticated' && path !== '/login' && (
        <p>
          <Link
            href={doorHref('/login', opens)}
            data-comes-back={opens}
            className="font-semibold text-clay underline"
          >
            {words('seConnecter')}
          </Link>
        </p>
      )}
    </Notice>
  );
}
