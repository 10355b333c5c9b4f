import { absent } from '../../messages/en/ecrans/transports/absent';
import { carte } from '../../messages/en/ecrans/transports/carte';
import { contact } from '../../messages/en/ecrans/transports/contact';
import { dates } from '../../messages/en/ecrans/transports/dates';
import { detail } from '../../messages/en/ecrans/transports/detail';
import { filtres } from '../../messages/en/ecrans/transports/filtres';
import { formulaire } from '../../messages/en/ecrans/transports/formulaire';
import { gestion } from '../../messages/en/ecrans/transports/gestion';
import { ligne } from '../../messages/en/ecrans/transports/ligne';
import { liste } from '../../messages/en/ecrans/transports/liste';
import { masques } from '../../messages/en/ecrans/transports/masques';
import { paire } from '../../messages/en/ecrans/transports/paire';
import { proposer } from '../../messages/en/ecrans/transports/proposer';
import { recherche } from '../../messages/en/ecrans/transports/recherche';
import { statut } from '../../messages/en/ecrans/transports/statut';
import { tri } from '../../messages/en/ecrans/transports/tri';
import { type } from '../../messages/en/ecrans/transports/type';

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
