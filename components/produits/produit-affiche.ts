import { affichePerson } from '@/components/users/affiche-person';
import type { Affiche } from '@/lib/core/affiche/affiche';
import { drawable } from '@/lib/core/affiche/drawable';
import { formatEuros } from '@/lib/core/text/money';
import { affiche as words } from '@/lib/langues/affiche';
import { ecrans } from '@/lib/langues/ecrans';
import type { Langue } from '@/lib/langues/langue.mjs';
import type { ProduitView } from '@/lib/produits/queries';

/** What a product's shared picture shows, its place named in that language already. */
export function produitAffiche(produit: ProduitView, langue: Langue): Affiche {
  const { nom, localisation, categorie, prix, image, userId } = produit;
  const place = drawable(localisation);
  return {
    langue,
    genre: words('produit')(langue),
    titre: drawable(nom, words('unProduit')(langue)),
    lignes: [
      ...(place ? [words('lieu', { ville: place })(langue)] : []),
      ecrans[langue]['demandes/categorie'][categorie],
    ],
    chiffre: { valeur: formatEuros(prix, langue), mot: '' },
    route: null,
    personne: affichePerson(userId, langue),
    image: image?.url ?? null,
  };
}
