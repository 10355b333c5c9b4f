import { absent } from '../../messages/en/ecrans/demandes/absent';
import { avancement } from '../../messages/en/ecrans/demandes/avancement';
import { carte } from '../../messages/en/ecrans/demandes/carte';
import { categorie } from '../../messages/en/ecrans/demandes/categorie';
import { chiffres } from '../../messages/en/ecrans/demandes/chiffres';
import { contact } from '../../messages/en/ecrans/demandes/contact';
import { faits } from '../../messages/en/ecrans/demandes/faits';
import { filtres } from '../../messages/en/ecrans/demandes/filtres';
import { formulaire } from '../../messages/en/ecrans/demandes/formulaire';
import { gestion } from '../../messages/en/ecrans/demandes/gestion';
import { liste } from '../../messages/en/ecrans/demandes/liste';
import { masque } from '../../messages/en/ecrans/demandes/masque';
import { masques } from '../../messages/en/ecrans/demandes/masques';
import { page } from '../../messages/en/ecrans/demandes/page';
import { pageDetail } from '../../messages/en/ecrans/demandes/pageDetail';
import { proposer } from '../../messages/en/ecrans/demandes/proposer';
import { proprietaire } from '../../messages/en/ecrans/demandes/proprietaire';
import { statut } from '../../messages/en/ecrans/demandes/statut';

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
