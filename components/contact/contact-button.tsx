'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { useOpensAgain } from '@/components/session/come-back';
import { useMe } from '@/components/session/me';
import { Button, type ButtonProps } from '@/components/ui/button';
import type { Contact } from './contact';

const LoginRequired = dynamic(
  () => import('@/components/session/login-required').then((module) => module.LoginRequired),
  {
    ssr: false,
  },
);

/**
 * « Contacter »: writes to `contact.to`, who does not see it. Visitors are asked to sign in, and come back to the
 * open dialog; the dialog is loaded on the first press.
 */
export function ContactButton({
  contact,
  titleId,
  size = 'small',
  ...looks
}: { contact: Contact; titleId: string } & Pick<ButtonProps, 'size' | 'variant' | 'full' | 'className'>) {
  const me = useMe();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const opens = `contacter-${titleId}`;
  const form = useFormDialog<Contact>(() =>
    import('./contact-dialog').then((module) => module.ContactDialog),
  );
  const show = () => void form.show(async () => contact);
  useOpensAgain(opens, show);
  if (me.state === 'user' && me.user._id === contact.to._id) return null;

  function press() {
    // Until it is known who is there, only who has a session waits for it.
    if (me.state !== 'visitor') return show();
    setAsked(true);
    setOpen(true);
  }

  return (
    <>
      <Button
        variant="secondary"
        {...looks}
        size={size}
        aria-haspopup="dialog"
        aria-describedby={titleId}
        disabled={me.state === 'away'}
        pending={form.loading}
        onClick={press}
      >
        Contacter
      </Button>
      {asked && <LoginRequired {...{ open, opens }} text={contact.visitors} onOpenChange={setOpen} />}
      {form.dialog}
    </>
  );
}
