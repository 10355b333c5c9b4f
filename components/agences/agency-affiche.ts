import { affichePerson } from '@/components/users/affiche-person';
import { type Affiche, enumerated } from '@/lib/core/affiche/affiche';
import { drawable } from '@/lib/core/affiche/drawable';
import { affiche as words } from '@/lib/langues/affiche';
import { ecrans } from '@/lib/langues/ecrans';
import type { Langue } from '@/lib/langues/langue.mjs';
import type { AgencyView } from '@/lib/users/queries/agencies';

/** What an agency's shared picture shows, its places named in that language already. */
export function agencyAffiche(agency: AgencyView, langue: Langue): Affiche {
  const { companyName, ville, services, photos } = agency.agencyDetails;
  const place = drawable(ville ?? '');
  const labels = ecrans[langue]['users/service'];
  const offers = services.map((one) => labels[one]);
  const personne = affichePerson(agency, langue);
  return {
    langue,
    genre: words('agence')(langue),
    titre: drawable(companyName, personne.nom),
    lignes: [
      (place ? words('agenceVille', { ville: place }) : words('agenceTransport'))(langue),
      ...(offers.length > 0 ? [enumerated(offers)(langue)] : []),
    ],
    chiffre: null,
    route: null,
    personne,
    image: photos[0]?.url ?? agency.profileImage,
  };
}
