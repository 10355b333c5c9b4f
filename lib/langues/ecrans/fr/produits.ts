import { absent } from '../../messages/fr/ecrans/produits/absent';
import { carte } from '../../messages/fr/ecrans/produits/carte';
import { contact } from '../../messages/fr/ecrans/produits/contact';
import { formulaire } from '../../messages/fr/ecrans/produits/formulaire';
import { gestion } from '../../messages/fr/ecrans/produits/gestion';
import { masque } from '../../messages/fr/ecrans/produits/masque';
import { masques } from '../../messages/fr/ecrans/produits/masques';
import { page } from '../../messages/fr/ecrans/produits/page';
import { pageDetail } from '../../messages/fr/ecrans/produits/pageDetail';
import { proposer } from '../../messages/fr/ecrans/produits/proposer';
import { proprietaire } from '../../messages/fr/ecrans/produits/proprietaire';
import { recents } from '../../messages/fr/ecrans/produits/recents';

/** The messages of this room’s screens. */
export const screens = {
  'produits/absent': absent,
  'produits/carte': carte,
  'produits/contact': contact,
  'produits/formulaire': formulaire,
  'produits/gestion': gestion,
  'produits/masque': masque,
  'produits/masques': masques,
  'produits/page': page,
  'produits/pageDetail': pageDetail,
  'produits/proposer': proposer,
  'produits/proprietaire': proprietaire,
  'produits/recents': recents,
};
