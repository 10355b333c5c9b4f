import type { Contact } from '@/components/contact/contact';
import type { ProduitView } from '@/lib/produits/queries';
import { displayName } from '@/lib/users/labels';

/** Writing to who sells a product. */
export function produitContact({ _id, userId, nom }: ProduitView): Contact {
  return {
    to: { _id: userId._id, name: displayName(userId) },
    title: nom,
    about: { produitId: _id },
    visitors: 'Vous devez être connecté pour contacter ce vendeur.',
  };
}
