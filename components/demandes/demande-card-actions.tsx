'use client';
import dynamic from 'next/dynamic';
import type { Contact } from '@/components/contact/contact';
import { ContactButton } from '@/components/contact/contact-button';
import { useMe } from '@/components/session/me';

const OwnerActions = dynamic(() => import('./owner-actions').then((module) => module.OwnerActions), {
  ssr: false,
});

/** What a card's reader may do: the owner manages, everybody else writes while it is not finished. The HTML is theirs. */
export function DemandeCardActions({
  demande,
  contact,
  titleId,
}: {
  demande: { _id: string; ownerId: string; isVisible: boolean; isFinished: boolean };
  contact: Contact;
  /** The card's title, which the buttons' names leave out. */
  titleId: string;
}) {
  const me = useMe();
  if (me.state === 'user' && me.user._id === demande.ownerId)
    return <OwnerActions demande={demande} titleId={titleId} />;
  if (demande.isFinished) return null;
  return <ContactButton contact={contact} titleId={titleId} />;
}
