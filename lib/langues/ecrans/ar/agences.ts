import { absent } from '../../messages/ar/ecrans/agences/absent';
import { carte } from '../../messages/ar/ecrans/agences/carte';
import { contact } from '../../messages/ar/ecrans/agences/contact';
import { fiche } from '../../messages/ar/ecrans/agences/fiche';
import { filtres } from '../../messages/ar/ecrans/agences/filtres';
import { horaires } from '../../messages/ar/ecrans/agences/horaires';
import { liste } from '../../messages/ar/ecrans/agences/liste';
import { ouvert } from '../../messages/ar/ecrans/agences/ouvert';
import { page } from '../../messages/ar/ecrans/agences/page';
import { pageDetail } from '../../messages/ar/ecrans/agences/pageDetail';
import { photos } from '../../messages/ar/ecrans/agences/photos';
import { proprietaire } from '../../messages/ar/ecrans/agences/proprietaire';
import { recherche } from '../../messages/ar/ecrans/agences/recherche';
import { service } from '../../messages/ar/ecrans/agences/service';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/agences').screens = {
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
