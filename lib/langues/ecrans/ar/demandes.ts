import { absent } from '../../messages/ar/ecrans/demandes/absent';
import { avancement } from '../../messages/ar/ecrans/demandes/avancement';
import { carte } from '../../messages/ar/ecrans/demandes/carte';
import { categorie } from '../../messages/ar/ecrans/demandes/categorie';
import { chiffres } from '../../messages/ar/ecrans/demandes/chiffres';
import { contact } from '../../messages/ar/ecrans/demandes/contact';
import { faits } from '../../messages/ar/ecrans/demandes/faits';
import { filtres } from '../../messages/ar/ecrans/demandes/filtres';
import { formulaire } from '../../messages/ar/ecrans/demandes/formulaire';
import { gestion } from '../../messages/ar/ecrans/demandes/gestion';
import { liste } from '../../messages/ar/ecrans/demandes/liste';
import { masque } from '../../messages/ar/ecrans/demandes/masque';
import { masques } from '../../messages/ar/ecrans/demandes/masques';
import { page } from '../../messages/ar/ecrans/demandes/page';
import { pageDetail } from '../../messages/ar/ecrans/demandes/pageDetail';
import { proposer } from '../../messages/ar/ecrans/demandes/proposer';
import { proprietaire } from '../../messages/ar/ecrans/demandes/proprietaire';
import { statut } from '../../messages/ar/ecrans/demandes/statut';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/demandes').screens = {
  'demandes/absent': absent,
  'demandes/avancement': avancement,
  'demandes/carte': carte,
  'demandes/categorie': categorie,
  'demandes/chiffres': chiffres,
  'demandes/contact': contact,
  'demandes/faits': faits,
  'demandes/filtres': filtres,
  'demandes/formulaire': formulaire,
  'demandes/gestion': gestion,
  'demandes/liste': liste,
  'demandes/masque': masque,
  'demandes/masques': masques,
  'demandes/page': page,
  'demandes/pageDetail': pageDetail,
  'demandes/proposer': proposer,
  'demandes/proprietaire': proprietaire,
  'demandes/statut': statut,
};
