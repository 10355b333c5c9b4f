import { affichePerson } from '@/components/users/affiche-person';
import type { Affiche } from '@/lib/core/affiche/affiche';
import { drawable } from '@/lib/core/affiche/drawable';
import { formatEuros } from '@/lib/core/text/money';
import type { DemandeView } from '@/lib/demandes/queries';
import { affiche as words } from '@/lib/langues/affiche';
import type { Langue } from '@/lib/langues/langue.mjs';
import { deadlineText } from './demande-dates';

/** What a need's shared picture shows, its place named in that language already. */
export function demandeAffiche(demande: DemandeView, langue: Langue): Affiche {
  const { titre, lieuLivraison, dateLimite, status, budget, image, userId } = demande;
  const place = drawable(lieuLivraison);
  return {
    langue,
    genre: words('demande')(langue),
    titre: drawable(titre, words('unColis')(langue)),
    lignes: [
      ...(place ? [words('livrer', { ville: place })(langue)] : []),
      (status === 'terminée'
        ? words('demandeTerminee')
        : words('avant', { jour: deadlineText(dateLimite, langue) }))(langue),
    ],
    chiffre: { valeur: formatEuros(budget, langue), mot: words('budget')(langue) },
    route: null,
    personne: affichePerson(userId, langue),
    image: image?.url ?? null,
  };
}
