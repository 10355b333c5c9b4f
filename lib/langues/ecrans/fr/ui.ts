import { champs } from '../../messages/fr/ecrans/ui/champs';
import { fenetre } from '../../messages/fr/ecrans/ui/fenetre';
import { messages } from '../../messages/fr/ecrans/ui/messages';
import { partage } from '../../messages/fr/ecrans/ui/partage';
import { signes } from '../../messages/fr/ecrans/ui/signes';

/** The messages of this room’s screens. */
export const screens = {
  'ui/champs': champs,
  'ui/fenetre': fenetre,
  'ui/messages': messages,
  'ui/partage': partage,
  'ui/signes': signes,
};
