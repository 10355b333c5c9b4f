import { absent } from '../../messages/en/ecrans/agences/absent';
import { carte } from '../../messages/en/ecrans/agences/carte';
import { contact } from '../../messages/en/ecrans/agences/contact';
import { fiche } from '../../messages/en/ecrans/agences/fiche';
import { filtres } from '../../messages/en/ecrans/agences/filtres';
import { horaires } from '../../messages/en/ecrans/agences/horaires';
import { liste } from '../../messages/en/ecrans/agences/liste';
import { ouvert } from '../../messages/en/ecrans/agences/ouvert';
import { page } from '../../messages/en/ecrans/agences/page';
import { pageDetail } from '../../messages/en/ecrans/agences/pageDetail';
import { photos } from '../../messages/en/ecrans/agences/photos';
import { proprietaire } from '../../messages/en/ecrans/agences/proprietaire';
import { recherche } from '../../messages/en/ecrans/agences/recherche';
import { service } from '../../messages/en/ecrans/agences/service';

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
