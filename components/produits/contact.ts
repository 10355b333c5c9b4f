import type { Contact } from '@/components/contact/contact';
import type { ProduitView } from '@/lib/produits/queries';
import { displayName } from '@/lib/users/labels';

/** What somebody who is not signed in reads. */
export const VISITORS = 'Vous devez être connecté pour contacter ce vendeur.';

/** Writing to who sells a product. */
export function produitContact({ _id, userId, nom }: ProduitView): Contact {
  return {
    to: { _id: userId._id, name: displayName(userId) },
    title: nom,
    about: { produitId: _id },
    visitors: VISITORS,
  };
}
