import type { Contact } from '@/components/contact/contact';
import type { Words } from '@/components/words/words-of';
import { routeText } from '@/lib/core/text/route';
import type { TransportView } from '@/lib/transports/queries/view';
import { displayName } from '@/lib/users/labels';

/** Writing to a carrier about a trip. */
export function transportContact(
  words: Words<'transports/contact'>,
  { _id, userId, villeDepart, villeArrivee }: TransportView,
): Contact {
  return {
    to: { _id: userId._id, name: displayName(userId) },
    title: routeText(villeDepart, villeArrivee, words.langue),
    about: { transportId: _id },
    visitors: words('connexion'),
  };
}
