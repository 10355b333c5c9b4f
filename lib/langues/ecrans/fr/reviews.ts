import { avis } from '../../messages/fr/ecrans/reviews/avis';
import { donner } from '../../messages/fr/ecrans/reviews/donner';
import { formulaire } from '../../messages/fr/ecrans/reviews/formulaire';
import { miens } from '../../messages/fr/ecrans/reviews/miens';

/** The messages of this room’s screens. */
export const screens = {
  'reviews/avis': avis,
  'reviews/donner': donner,
  'reviews/formulaire': formulaire,
  'reviews/miens': miens,
};
