import { avatarColour, initials } from '@/components/images/avatar-colour';
import { wordsIn } from '@/components/words/words-of';
import type { Affiche } from '@/lib/core/affiche/affiche';
import { drawable } from '@/lib/core/affiche/drawable';
import { affiche as words } from '@/lib/langues/affiche';
import { ecrans } from '@/lib/langues/ecrans';
import type { Langue } from '@/lib/langues/langue.mjs';
import { displayName } from '@/lib/users/labels';
import type { UserSummary } from '@/lib/users/queries/view';
import { ratingText } from './rating';

/** Their colours of app/globals.css, in which they stand on every page without a photo. */
const COLOURS = {
  'bg-person-1': '#0e7490',
  'bg-person-2': '#b23a1e',
  'bg-person-3': '#4f3fd1',
  'bg-person-4': '#1c7a4c',
  'bg-person-5': '#8a2c68',
  'bg-person-6': '#7a4e00',
} as const satisfies Record<ReturnType<typeof avatarColour>, string>;

/** Who published a thing, at the foot of its shared picture. */
export function affichePerson(user: UserSummary, langue: Langue): NonNullable<Affiche['personne']> {
  const said = wordsIn<'users/personne'>(langue, ecrans[langue]['users/personne']);
  const nom = drawable(displayName(user, langue), words('membre')(langue));
  return {
    nom,
    detail: ratingText(said, user.rating, user.reviewCount),
    initiales: initials(nom).slice(0, 2),
    couleur: COLOURS[avatarColour(user._id)],
  };
}
