import type { Contact } from '@/components/contact/contact';
import type { TransportView } from '@/lib/transports/queries/view';
import { displayName } from '@/lib/users/labels';

/** What somebody who is not signed in reads. */
export const VISITORS = 'Vous devez être connecté pour contacter ce transporteur.';

/** Writing to a carrier about a trip. */
export function transportContact({ _id, userId, villeDepart, villeArrivee }: TransportView): Contact {
  return {
    to: { _id: userId._id, name: displayName(userId) },
    title: `${villeDepart} → ${villeArrivee}`,
    about: { transportId: _id },
    visitors: VISITORS,
  };
}
