import { formulaire } from '../../messages/fr/ecrans/form/formulaire';
import { images } from '../../messages/fr/ecrans/form/images';

/** The messages of this room’s screens. */
export const screens = {
  'form/formulaire': formulaire,
  'form/images': images,
};
