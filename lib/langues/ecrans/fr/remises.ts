import { colis } from '../../messages/fr/ecrans/remises/colis';
import { declarer } from '../../messages/fr/ecrans/remises/declarer';
import { desaccord } from '../../messages/fr/ecrans/remises/desaccord';
import { etat } from '../../messages/fr/ecrans/remises/etat';
import { immobiles } from '../../messages/fr/ecrans/remises/immobiles';
import { lien } from '../../messages/fr/ecrans/remises/lien';
import { page } from '../../messages/fr/ecrans/remises/page';
import { recu } from '../../messages/fr/ecrans/remises/recu';
import { remise } from '../../messages/fr/ecrans/remises/remise';
import { saisie } from '../../messages/fr/ecrans/remises/saisie';
import { scanner } from '../../messages/fr/ecrans/remises/scanner';
import { suite } from '../../messages/fr/ecrans/remises/suite';

/** The messages of this room’s screens. */
export const screens = {
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
