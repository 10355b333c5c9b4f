'use client';
import { useWords } from '#words';
import { useOpensAgain } from '@/components/session/come-back';
import { useMe } from '@/components/session/me';
import { Button, type ButtonProps } from '@/components/ui/button';
import type { Contact } from './contact';
import { contactOpens, useContact } from './use-contact';

/**
 * « Contacter »: writes to `contact.to`, who does not see it. Visitors are asked to sign in, and come back to the
 * open dialog. A list's cards have theirs from `CardList`.
 */
export function ContactButton({
  contact,
  titleId,
  size = 'small',
  ...looks
}: { contact: Contact; titleId: string } & Pick<ButtonProps, 'size' | 'variant' | 'full' | 'className'>) {
  const words = useWords('contact/bouton');
  const me = useMe();
  const { press, show, loading, dialogs } = useContact();
  useOpensAgain(contactOpens(titleId), () => show(contact));
  if (me.state === 'user' && me.user._id === contact.to._id) return null;
  return (
    <>
      <Button
        variant="secondary"
        {...looks}
        size={size}
        aria-haspopup="dialog"
        aria-describedby={titleId}
        disabled={me.state === 'away'}
        pending={loading}
        onClick={() => press(contact, titleId)}
      >
        {words('contacter')}
      </Button>
      {dialogs}
    </>
  );
}
