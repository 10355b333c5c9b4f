import { absent } from '../../messages/fr/ecrans/agences/absent';
import { carte } from '../../messages/fr/ecrans/agences/carte';
import { contact } from '../../messages/fr/ecrans/agences/contact';
import { fiche } from '../../messages/fr/ecrans/agences/fiche';
import { filtres } from '../../messages/fr/ecrans/agences/filtres';
import { horaires } from '../../messages/fr/ecrans/agences/horaires';
import { liste } from '../../messages/fr/ecrans/agences/liste';
import { ouvert } from '../../messages/fr/ecrans/agences/ouvert';
import { page } from '../../messages/fr/ecrans/agences/page';
import { pageDetail } from '../../messages/fr/ecrans/agences/pageDetail';
import { photos } from '../../messages/fr/ecrans/agences/photos';
import { proprietaire } from '../../messages/fr/ecrans/agences/proprietaire';
import { recherche } from '../../messages/fr/ecrans/agences/recherche';
import { service } from '../../messages/fr/ecrans/agences/service';

/** The messages of this room’s screens. */
export const screens = {
  'agences/absent': absent,
  'agences/carte': carte,
  'agences/contact': contact,
  'agences/fiche': fiche,
  'agences/filtres': filtres,
  'agences/horaires': horaires,
  'agences/liste': liste,
  'agences/ouvert': ouvert,
  'agences/page': page,
  'agences/pageDetail': pageDetail,
  'agences/photos': photos,
  'agences/proprietaire': proprietaire,
  'agences/recherche': recherche,
  'agences/service': service,
};
