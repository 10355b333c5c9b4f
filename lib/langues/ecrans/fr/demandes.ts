import { absent } from '../../messages/fr/ecrans/demandes/absent';
import { avancement } from '../../messages/fr/ecrans/demandes/avancement';
import { carte } from '../../messages/fr/ecrans/demandes/carte';
import { categorie } from '../../messages/fr/ecrans/demandes/categorie';
import { chiffres } from '../../messages/fr/ecrans/demandes/chiffres';
import { contact } from '../../messages/fr/ecrans/demandes/contact';
import { faits } from '../../messages/fr/ecrans/demandes/faits';
import { filtres } from '../../messages/fr/ecrans/demandes/filtres';
import { formulaire } from '../../messages/fr/ecrans/demandes/formulaire';
import { gestion } from '../../messages/fr/ecrans/demandes/gestion';
import { liste } from '../../messages/fr/ecrans/demandes/liste';
import { masque } from '../../messages/fr/ecrans/demandes/masque';
import { masques } from '../../messages/fr/ecrans/demandes/masques';
import { page } from '../../messages/fr/ecrans/demandes/page';
import { pageDetail } from '../../messages/fr/ecrans/demandes/pageDetail';
import { proposer } from '../../messages/fr/ecrans/demandes/proposer';
import { proprietaire } from '../../messages/fr/ecrans/demandes/proprietaire';
import { statut } from '../../messages/fr/ecrans/demandes/statut';

/** The messages of this room’s screens. */
export const screens = {
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
