import { avis } from '../../messages/en/ecrans/reviews/avis';
import { donner } from '../../messages/en/ecrans/reviews/donner';
import { formulaire } from '../../messages/en/ecrans/reviews/formulaire';
import { miens } from '../../messages/en/ecrans/reviews/miens';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/reviews').screens = {
  'reviews/avis': avis,
  'reviews/donner': donner,
  'reviews/formulaire': formulaire,
  'reviews/miens': miens,
};
