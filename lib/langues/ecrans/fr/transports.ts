import { absent } from '../../messages/fr/ecrans/transports/absent';
import { carte } from '../../messages/fr/ecrans/transports/carte';
import { confiance } from '../../messages/fr/ecrans/transports/confiance';
import { contact } from '../../messages/fr/ecrans/transports/contact';
import { dates } from '../../messages/fr/ecrans/transports/dates';
import { detail } from '../../messages/fr/ecrans/transports/detail';
import { filtres } from '../../messages/fr/ecrans/transports/filtres';
import { formulaire } from '../../messages/fr/ecrans/transports/formulaire';
import { gestion } from '../../messages/fr/ecrans/transports/gestion';
import { ligne } from '../../messages/fr/ecrans/transports/ligne';
import { liste } from '../../messages/fr/ecrans/transports/liste';
import { masque } from '../../messages/fr/ecrans/transports/masque';
import { masques } from '../../messages/fr/ecrans/transports/masques';
import { page } from '../../messages/fr/ecrans/transports/page';
import { pageDetail } from '../../messages/fr/ecrans/transports/pageDetail';
import { pagePaire } from '../../messages/fr/ecrans/transports/pagePaire';
import { paire } from '../../messages/fr/ecrans/transports/paire';
import { proposer } from '../../messages/fr/ecrans/transports/proposer';
import { proprietaire } from '../../messages/fr/ecrans/transports/proprietaire';
import { recherche } from '../../messages/fr/ecrans/transports/recherche';
import { statut } from '../../messages/fr/ecrans/transports/statut';
import { tri } from '../../messages/fr/ecrans/transports/tri';
import { type } from '../../messages/fr/ecrans/transports/type';

/** The messages of this room’s screens. */
export const screens = {
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
