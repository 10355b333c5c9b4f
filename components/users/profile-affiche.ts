import { type Affiche, enumerated } from '@/lib/core/affiche/affiche';
import { drawable } from '@/lib/core/affiche/drawable';
import { formatYear } from '@/lib/core/text/time';
import { affiche as words } from '@/lib/langues/affiche';
import { ecrans } from '@/lib/langues/ecrans';
import type { Langue } from '@/lib/langues/langue.mjs';
import { say } from '@/lib/langues/say.mjs';
import { displayName } from '@/lib/users/labels';
import type { PublicUserView } from '@/lib/users/queries/public';
import { affichePerson } from './affiche-person';

/** What a person's shared picture shows. */
export function profileAffiche(user: PublicUserView, langue: Langue): Affiche {
  const { transports, demandes } = user.stats;
  const counts = [
    ...(transports > 0 ? [words('transports', { n: transports })(langue)] : []),
    ...(demandes > 0 ? [words('demandes', { n: demandes })(langue)] : []),
  ];
  const personne = affichePerson(user, langue);
  return {
    langue,
    genre: words('profil')(langue),
    titre: drawable(displayName(user, langue), personne.nom),
    lignes: [
      ecrans[langue]['users/profilType'][user.userType],
      say(langue, ecrans[langue]['users/personne'].membreDepuis, { annee: formatYear(user.createdAt) }),
    ],
    chiffre: null,
    route: null,
    personne: { ...personne, nom: counts.length > 0 ? enumerated(counts)(langue) : personne.nom },
    image: user.profileImage,
  };
}
