'use client';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Failure } from '@/components/api/failure';
import { LoginLink } from '@/components/session/login-link';
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
  const box = useRef<HTMLDivElement>(null);
  const path = usePath();
  const goThere = useEffectEvent(() => {
    if (focus) box.current?.focus();
  });
  // Once for each failure: who corrects its field meanwhile stays in it.
  useEffect(() => {
    if (failure) goThere();
  }, [failure]);
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
          <LoginLink />
        </p>
      )}
    </Notice>
  );
}
