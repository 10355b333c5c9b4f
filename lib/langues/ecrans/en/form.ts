import { formulaire } from '../../messages/en/ecrans/form/formulaire';
import { images } from '../../messages/en/ecrans/form/images';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/form').screens = {
  'form/formulaire': formulaire,
  'form/images': images,
};
