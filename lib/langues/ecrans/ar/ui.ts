import { champs } from '../../messages/ar/ecrans/ui/champs';
import { fenetre } from '../../messages/ar/ecrans/ui/fenetre';
import { messages } from '../../messages/ar/ecrans/ui/messages';
import { partage } from '../../messages/ar/ecrans/ui/partage';
import { signes } from '../../messages/ar/ecrans/ui/signes';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/ui').screens = {
  'ui/champs': champs,
  'ui/fenetre': fenetre,
  'ui/messages': messages,
  'ui/partage': partage,
  'ui/signes': signes,
};
