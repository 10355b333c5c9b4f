import type { Contact } from '@/components/contact/contact';
import type { DemandeView } from '@/lib/demandes/queries';
import { displayName } from '@/lib/users/labels';

/** What somebody who is not signed in reads. */
export const VISITORS = 'Vous devez être connecté pour contacter cette personne.';

/** Writing to who published a demande. */
export function demandeContact({ _id, userId, titre }: DemandeView): Contact {
  return {
    to: { _id: userId._id, name: displayName(userId) },
    title: titre,
    about: { demandeId: _id },
    visitors: VISITORS,
  };
}
