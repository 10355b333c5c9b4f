import { absent } from '../../messages/ar/ecrans/transports/absent';
import { carte } from '../../messages/ar/ecrans/transports/carte';
import { confiance } from '../../messages/ar/ecrans/transports/confiance';
import { contact } from '../../messages/ar/ecrans/transports/contact';
import { dates } from '../../messages/ar/ecrans/transports/dates';
import { detail } from '../../messages/ar/ecrans/transports/detail';
import { filtres } from '../../messages/ar/ecrans/transports/filtres';
import { formulaire } from '../../messages/ar/ecrans/transports/formulaire';
import { gestion } from '../../messages/ar/ecrans/transports/gestion';
import { ligne } from '../../messages/ar/ecrans/transports/ligne';
import { liste } from '../../messages/ar/ecrans/transports/liste';
import { masque } from '../../messages/ar/ecrans/transports/masque';
import { masques } from '../../messages/ar/ecrans/transports/masques';
import { page } from '../../messages/ar/ecrans/transports/page';
import { pageDetail } from '../../messages/ar/ecrans/transports/pageDetail';
import { pagePaire } from '../../messages/ar/ecrans/transports/pagePaire';
import { paire } from '../../messages/ar/ecrans/transports/paire';
import { proposer } from '../../messages/ar/ecrans/transports/proposer';
import { proprietaire } from '../../messages/ar/ecrans/transports/proprietaire';
import { recherche } from '../../messages/ar/ecrans/transports/recherche';
import { statut } from '../../messages/ar/ecrans/transports/statut';
import { tri } from '../../messages/ar/ecrans/transports/tri';
import { type } from '../../messages/ar/ecrans/transports/type';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/transports').screens = {
  'transports/absent': absent,
  'transports/carte': carte,
  'transports/confiance': confiance,
  'transports/contact': contact,
  'transports/dates': dates,
  'transports/detail': detail,
  'transports/filtres': filtres,
  'transports/formulaire': formulaire,
  'transports/gestion': gestion,
  'transports/ligne': ligne,
  'transports/liste': liste,
  'transports/masque': masque,
  'transports/masques': masques,
  'transports/page': page,
  'transports/pageDetail': pageDetail,
  'transports/pagePaire': pagePaire,
  'transports/paire': paire,
  'transports/proposer': proposer,
  'transports/proprietaire': proprietaire,
  'transports/recherche': recherche,
  'transports/statut': statut,
  'transports/tri': tri,
  'transports/type': type,
};
