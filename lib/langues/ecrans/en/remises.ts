import { colis } from '../../messages/en/ecrans/remises/colis';
import { declarer } from '../../messages/en/ecrans/remises/declarer';
import { desaccord } from '../../messages/en/ecrans/remises/desaccord';
import { etat } from '../../messages/en/ecrans/remises/etat';
import { immobiles } from '../../messages/en/ecrans/remises/immobiles';
import { lien } from '../../messages/en/ecrans/remises/lien';
import { page } from '../../messages/en/ecrans/remises/page';
import { recu } from '../../messages/en/ecrans/remises/recu';
import { remise } from '../../messages/en/ecrans/remises/remise';
import { saisie } from '../../messages/en/ecrans/remises/saisie';
import { scanner } from '../../messages/en/ecrans/remises/scanner';
import { suite } from '../../messages/en/ecrans/remises/suite';

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
