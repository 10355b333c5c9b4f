'use client';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LoginRequired } from '@/components/ui/login-required';
import { useMe } from '@/components/ui/session';
import { useTransportForm } from './use-transport-form';

/** « Proposer un transport »: the trip form for people who are signed in, the way to an account for visitors. */
export function ProposeTransportButton({ variant }: { variant?: 'primary' | 'secondary' }) {
  const { state } = useMe();
  const form = useTransportForm();
  const [wanted, setWanted] = useState(false);
  const [refused, setRefused] = useState(false);
  const { show } = form;

  // A press before we know who it is waits for the answer.
  useEffect(() => {
    if (!wanted || state === 'loading') return;
    setWanted(false);
    if (state === 'user') void show();
    else setRefused(true);
  }, [wanted, state, show]);

  return (
    <>
      <Button variant={variant} pending={wanted || form.loading} onClick={() => setWanted(true)}>
        Proposer un transport
      </Button>
      {form.dialog}
      <LoginRequired
        open={refused}
        onOpenChange={setRefused}
        text="Vous devez être connecté pour proposer un transport."
      />
    </>
  );
}
