import { champs } from '../../messages/en/ecrans/ui/champs';
import { fenetre } from '../../messages/en/ecrans/ui/fenetre';
import { messages } from '../../messages/en/ecrans/ui/messages';
import { partage } from '../../messages/en/ecrans/ui/partage';
import { signes } from '../../messages/en/ecrans/ui/signes';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/ui').screens = {
  'ui/champs': champs,
  'ui/fenetre': fenetre,
  'ui/messages': messages,
  'ui/partage': partage,
  'ui/signes': signes,
};
