'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useMe } from '@/components/session/me';
import { Button, type ButtonProps } from '@/components/ui/button';

const LoginRequired = dynamic(
  () => import('@/components/session/login-required').then((module) => module.LoginRequired),
  {
    ssr: false,
  },
);

/** « Contacter ». Visitors are asked to sign in; who is signed in has no messages to write yet. */
export function ContactButton({
  titleId,
  text,
  size = 'small',
  ...looks
}: { titleId: string; text: string } & Pick<ButtonProps, 'size' | 'variant' | 'full'>) {
  const me = useMe();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  if (me.state === 'user') return null;
  return (
    <>
      <Button
        variant="secondary"
        {...looks}
        size={size}
        data-visitor-part
        aria-describedby={titleId}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        Contacter
      </Button>
      {asked && <LoginRequired open={open} onOpenChange={setOpen} text={text} />}
    </>
  );
}
