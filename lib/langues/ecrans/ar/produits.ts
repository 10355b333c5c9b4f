import { absent } from '../../messages/ar/ecrans/produits/absent';
import { carte } from '../../messages/ar/ecrans/produits/carte';
import { contact } from '../../messages/ar/ecrans/produits/contact';
import { formulaire } from '../../messages/ar/ecrans/produits/formulaire';
import { gestion } from '../../messages/ar/ecrans/produits/gestion';
import { masque } from '../../messages/ar/ecrans/produits/masque';
import { masques } from '../../messages/ar/ecrans/produits/masques';
import { page } from '../../messages/ar/ecrans/produits/page';
import { pageDetail } from '../../messages/ar/ecrans/produits/pageDetail';
import { proposer } from '../../messages/ar/ecrans/produits/proposer';
import { proprietaire } from '../../messages/ar/ecrans/produits/proprietaire';
import { recents } from '../../messages/ar/ecrans/produits/recents';

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
