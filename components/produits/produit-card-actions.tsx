'use client';
import dynamic from 'next/dynamic';
import type { Contact } from '@/components/contact/contact';
import { ContactButton } from '@/components/contact/contact-button';
import { useMe } from '@/components/session/me';

const OwnerActions = dynamic(() => import('./owner-actions').then((module) => module.OwnerActions), {
  ssr: false,
});

/** What a card's reader may do: the owner manages, everybody else writes. The HTML is everybody else's. */
export function ProduitCardActions({
  produit,
  contact,
  titleId,
}: {
  produit: { _id: string; ownerId: string; isVisible: boolean };
  contact: Contact;
  /** The card's title, which the buttons' names leave out. */
  titleId: string;
}) {
  const me = useMe();
  if (me.state === 'user' && me.user._id === produit.ownerId)
    return <OwnerActions produit={produit} titleId={titleId} />;
  return <ContactButton contact={contact} titleId={titleId} />;
}
