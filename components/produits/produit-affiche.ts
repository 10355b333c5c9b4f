import { affichePerson } from '@/components/users/affiche-person';
import type { Affiche } from '@/lib/core/affiche/affiche';
import { drawable } from '@/lib/core/affiche/drawable';
import { formatEuros } from '@/lib/core/text/money';
import type { ProduitView } from '@/lib/produits/queries';

/** What a product's shared picture shows. */
export function produitAffiche({ nom, localisation, categorie, prix, image, userId }: ProduitView): Affiche {
  const place = drawable(localisation);
  return {
    genre: 'Produit',
    titre: drawable(nom, 'Un produit à faire venir'),
    lignes: [...(place ? [`À ${place}`] : []), categorie],
    chiffre: { valeur: formatEuros(prix), mot: '' },
    route: null,
    personne: affichePerson(userId),
    image: image?.url ?? null,
  };
}
