import { colis } from '../../messages/ar/ecrans/remises/colis';
import { declarer } from '../../messages/ar/ecrans/remises/declarer';
import { desaccord } from '../../messages/ar/ecrans/remises/desaccord';
import { etat } from '../../messages/ar/ecrans/remises/etat';
import { immobiles } from '../../messages/ar/ecrans/remises/immobiles';
import { lien } from '../../messages/ar/ecrans/remises/lien';
import { page } from '../../messages/ar/ecrans/remises/page';
import { recu } from '../../messages/ar/ecrans/remises/recu';
import { remise } from '../../messages/ar/ecrans/remises/remise';
import { saisie } from '../../messages/ar/ecrans/remises/saisie';
import { scanner } from '../../messages/ar/ecrans/remises/scanner';
import { suite } from '../../messages/ar/ecrans/remises/suite';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/remises').screens = {
  'remises/colis': colis,
  'remises/declarer': declarer,
  'remises/desaccord': desaccord,
  'remises/etat': etat,
  'remises/immobiles': immobiles,
  'remises/lien': lien,
  'remises/page': page,
  'remises/recu': recu,
  'remises/remise': remise,
  'remises/saisie': saisie,
  'remises/scanner': scanner,
  'remises/suite': suite,
};
