import { affichePerson } from '@/components/users/affiche-person';
import type { Affiche } from '@/lib/core/affiche/affiche';
import { drawable } from '@/lib/core/affiche/drawable';
import { formatEuros } from '@/lib/core/text/money';
import type { DemandeView } from '@/lib/demandes/queries';
import { deadlineText } from './demande-dates';

/** What a need's shared picture shows. */
export function demandeAffiche(demande: DemandeView): Affiche {
  const { titre, lieuLivraison, dateLimite, status, budget, image, userId } = demande;
  const place = drawable(lieuLivraison);
  return {
    genre: 'Besoin',
    titre: drawable(titre, 'Un colis à apporter'),
    lignes: [
      ...(place ? [`À livrer à ${place}`] : []),
      status === 'terminée' ? 'Demande terminée' : `Avant le ${deadlineText(dateLimite, 'fr')}`,
    ],
    chiffre: { valeur: formatEuros(budget), mot: 'de budget' },
    route: null,
    personne: affichePerson(userId),
    image: image?.url ?? null,
  };
}
