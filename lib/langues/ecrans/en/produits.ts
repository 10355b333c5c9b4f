import { absent } from '../../messages/en/ecrans/produits/absent';
import { carte } from '../../messages/en/ecrans/produits/carte';
import { contact } from '../../messages/en/ecrans/produits/contact';
import { formulaire } from '../../messages/en/ecrans/produits/formulaire';
import { gestion } from '../../messages/en/ecrans/produits/gestion';
import { masque } from '../../messages/en/ecrans/produits/masque';
import { masques } from '../../messages/en/ecrans/produits/masques';
import { page } from '../../messages/en/ecrans/produits/page';
import { pageDetail } from '../../messages/en/ecrans/produits/pageDetail';
import { proposer } from '../../messages/en/ecrans/produits/proposer';
import { proprietaire } from '../../messages/en/ecrans/produits/proprietaire';
import { recents } from '../../messages/en/ecrans/produits/recents';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/produits').screens = {
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
