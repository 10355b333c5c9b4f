import type { Contact } from '@/components/contact/contact';
import type { Words } from '@/components/words/words-of';
import type { DemandeView } from '@/lib/demandes/queries';
import { displayName } from '@/lib/users/labels';

/** Writing to who published a demande. */
export function demandeContact(
  words: Words<'demandes/contact'>,
  { _id, userId, titre }: DemandeView,
): Contact {
  return {
    to: { _id: userId._id, name: displayName(userId) },
    title: titre,
    about: { demandeId: _id },
    visitors: words('connexion'),
  };
}
