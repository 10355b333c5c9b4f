import { formulaire } from '../../messages/ar/ecrans/form/formulaire';
import { images } from '../../messages/ar/ecrans/form/images';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/form').screens = {
  'form/formulaire': formulaire,
  'form/images': images,
};
