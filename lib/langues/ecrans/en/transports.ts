import { absent } from '../../messages/en/ecrans/transports/absent';
import { carte } from '../../messages/en/ecrans/transports/carte';
import { confiance } from '../../messages/en/ecrans/transports/confiance';
import { contact } from '../../messages/en/ecrans/transports/contact';
import { dates } from '../../messages/en/ecrans/transports/dates';
import { detail } from '../../messages/en/ecrans/transports/detail';
import { filtres } from '../../messages/en/ecrans/transports/filtres';
import { formulaire } from '../../messages/en/ecrans/transports/formulaire';
import { gestion } from '../../messages/en/ecrans/transports/gestion';
import { ligne } from '../../messages/en/ecrans/transports/ligne';
import { liste } from '../../messages/en/ecrans/transports/liste';
import { masque } from '../../messages/en/ecrans/transports/masque';
import { masques } from '../../messages/en/ecrans/transports/masques';
import { page } from '../../messages/en/ecrans/transports/page';
import { pageDetail } from '../../messages/en/ecrans/transports/pageDetail';
import { pagePaire } from '../../messages/en/ecrans/transports/pagePaire';
import { paire } from '../../messages/en/ecrans/transports/paire';
import { proposer } from '../../messages/en/ecrans/transports/proposer';
import { proprietaire } from '../../messages/en/ecrans/transports/proprietaire';
import { recherche } from '../../messages/en/ecrans/transports/recherche';
import { statut } from '../../messages/en/ecrans/transports/statut';
import { tri } from '../../messages/en/ecrans/transports/tri';
import { type } from '../../messages/en/ecrans/transports/type';

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
