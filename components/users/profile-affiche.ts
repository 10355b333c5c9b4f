import type { Affiche } from '@/lib/core/affiche/affiche';
import { drawable } from '@/lib/core/affiche/drawable';
import { formatInteger } from '@/lib/core/text/text';
import { formatYear } from '@/lib/core/text/time';
import { profilType } from '@/lib/langues/messages/fr/ecrans/users/profilType';
import { displayName } from '@/lib/users/labels';
import type { PublicUserView } from '@/lib/users/queries/view';
import { affichePerson } from './affiche-person';

/** What a person's shared picture shows. */
export function profileAffiche(user: PublicUserView): Affiche {
  const { transports, demandes } = user.stats;
  const counts = [
    ...(transports > 0 ? [`${formatInteger(transports)} transport${transports > 1 ? 's' : ''}`] : []),
    ...(demandes > 0 ? [`${formatInteger(demandes)} demande${demandes > 1 ? 's' : ''}`] : []),
  ];
  const personne = affichePerson(user);
  return {
    genre: 'Profil',
    titre: drawable(displayName(user), personne.nom),
    lignes: [profilType[user.userType], `Membre depuis ${formatYear(user.createdAt)}`],
    chiffre: null,
    route: null,
    personne: { ...personne, nom: counts.join(', ') || personne.nom },
    image: user.profileImage,
  };
}
