'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { OpensAgain, useOpensAgain } from '@/components/session/come-back';
import { LoginRequired } from '@/components/session/login-later';
import { useMe } from '@/components/session/me';
import { Button } from '@/components/ui/button';

/** Opens the form of something new for people who are signed in, the way to an account for visitors. */
export function PublishButton({
  form,
  opens,
  loginText,
  variant,
  children,
}: {
  form: { show: () => Promise<void>; loading: boolean; dialog: ReactNode };
  /** The form's name in an address that leads back to it after a login. */
  opens: string;
  loginText: string;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}) {
  const { state } = useMe();
  const [wanted, setWanted] = useState(false);
  const [refused, setRefused] = useState(false);
  const { show } = form;
  useOpensAgain(opens, () => setWanted(true));

  // A press before we know who it is waits for the answer.
  useEffect(() => {
    if (!wanted || state === 'loading' || state === 'away') return;
    setWanted(false);
    if (state === 'user') void show();
    else setRefused(true);
  }, [wanted, state, show]);

  return (
    <>
      <Button variant={variant} pending={wanted || form.loading} onClick={() => setWanted(true)}>
        {children}
      </Button>
      <OpensAgain value={opens}>{form.dialog}</OpensAgain>
      {refused && <LoginRequired open onOpenChange={setRefused} text={loginText} opens={opens} />}
    </>
  );
}
