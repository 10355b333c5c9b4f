import { affichePerson } from '@/components/users/affiche-person';
import type { Affiche } from '@/lib/core/affiche/affiche';
import { drawable } from '@/lib/core/affiche/drawable';
import { SERVICE_LABELS } from '@/lib/users/labels';
import type { AgencyView } from '@/lib/users/queries/agencies';

/** What an agency's shared picture shows. */
export function agencyAffiche(agency: AgencyView): Affiche {
  const { companyName, ville, services, photos } = agency.agencyDetails;
  const place = drawable(ville ?? '');
  const offers = services.map((one) => SERVICE_LABELS[one]).join(', ');
  const personne = affichePerson(agency);
  return {
    genre: 'Agence',
    titre: drawable(companyName, personne.nom),
    lignes: [`Agence de transport${place ? ` à ${place}` : ''}`, ...(offers ? [offers] : [])],
    chiffre: null,
    route: null,
    personne,
    image: photos[0]?.url ?? agency.profileImage,
  };
}
