import { absent } from '../../messages/fr/ecrans/produits/absent';
import { carte } from '../../messages/fr/ecrans/produits/carte';
import { contact } from '../../messages/fr/ecrans/produits/contact';
import { formulaire } from '../../messages/fr/ecrans/produits/formulaire';
import { gestion } from '../../messages/fr/ecrans/produits/gestion';
import { masques } from '../../messages/fr/ecrans/produits/masques';
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
  'produits/masques': masques,
  'produits/proposer': proposer,
  'produits/proprietaire': proprietaire,
  'produits/recents': recents,
};
