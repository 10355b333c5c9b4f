import { absent } from '../../messages/ar/ecrans/transports/absent';
import { carte } from '../../messages/ar/ecrans/transports/carte';
import { contact } from '../../messages/ar/ecrans/transports/contact';
import { dates } from '../../messages/ar/ecrans/transports/dates';
import { detail } from '../../messages/ar/ecrans/transports/detail';
import { filtres } from '../../messages/ar/ecrans/transports/filtres';
import { formulaire } from '../../messages/ar/ecrans/transports/formulaire';
import { gestion } from '../../messages/ar/ecrans/transports/gestion';
import { ligne } from '../../messages/ar/ecrans/transports/ligne';
import { liste } from '../../messages/ar/ecrans/transports/liste';
import { masques } from '../../messages/ar/ecrans/transports/masques';
import { paire } from '../../messages/ar/ecrans/transports/paire';
import { proposer } from '../../messages/ar/ecrans/transports/proposer';
import { recherche } from '../../messages/ar/ecrans/transports/recherche';
import { statut } from '../../messages/ar/ecrans/transports/statut';
import { tri } from '../../messages/ar/ecrans/transports/tri';
import { type } from '../../messages/ar/ecrans/transports/type';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/transports').screens = {
  'transports/absent': absent,
  'transports/carte': carte,
  'transports/contact': contact,
  'transports/dates': dates,
  'transports/detail': detail,
  'transports/filtres': filtres,
  'transports/formulaire': formulaire,
  'transports/gestion': gestion,
  'transports/ligne': ligne,
  'transports/liste': liste,
  'transports/masques': masques,
  'transports/paire': paire,
  'transports/proposer': proposer,
  'transports/recherche': recherche,
  'transports/statut': statut,
  'transports/tri': tri,
  'transports/type': type,
};
