import type { Contact } from '@/components/contact/contact';
import type { Words } from '@/components/words/words-of';
import type { ProduitView } from '@/lib/produits/queries';
import { displayName } from '@/lib/users/labels';

/** Writing to who sells a product. */
export function produitContact(words: Words<'produits/contact'>, { _id, userId, nom }: ProduitView): Contact {
  return {
    to: { _id: userId._id, name: displayName(userId) },
    title: nom,
    about: { produitId: _id },
    visitors: words('connexion'),
  };
}
