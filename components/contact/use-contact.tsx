'use client';
import { type ReactNode, useState } from 'react';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { LoginRequired } from '@/components/session/login-later';
import { isVisitor, useMe } from '@/components/session/me';
import { withWords } from '@/components/words/with-words';
import type { Contact } from './contact';

/** The name under which a press on « Contacter » is found again after a login. */
export const contactOpens = (titleId: string) => `contacter-${titleId}`;

/**
 * What « Contacter » opens, loaded on the first press: the dialog, or for visitors the way to an account and back to it.
 * `dialogs` goes into the tree.
 */
export function useContact(): {
  /** Somebody pressed the button of what stands under `titleId`. */
  press: (contact: Contact, titleId: string) => void;
  show: (contact: Contact) => void;
  loading: boolean;
  dialogs: ReactNode;
} {
  const me = useMe();
  const [asked, setAsked] = useState<{ text: string; opens: string }>();
  const [open, setOpen] = useState(false);
  const form = useFormDialog<Contact>(() =>
    withWords(() => import('./contact-dialog').then((module) => module.ContactDialog)),
  );
  const show = (contact: Contact) => void form.show(async () => contact);

  function press(contact: Contact, titleId: string) {
    // Until it is known who is there, only who has a session waits for it.
    if (!isVisitor(me)) return show(contact);
    setAsked({ text: contact.visitors, opens: contactOpens(titleId) });
    setOpen(true);
  }

  const dialogs = (
    <>
      {asked && <LoginRequired {...asked} open={open} onOpenChange={setOpen} />}
      {form.dialog}
    </>
  );
  return { press, show, loading: form.loading, dialogs };
}
