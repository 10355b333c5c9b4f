import { absent } from '../../messages/fr/ecrans/transports/absent';
import { carte } from '../../messages/fr/ecrans/transports/carte';
import { contact } from '../../messages/fr/ecrans/transports/contact';
import { dates } from '../../messages/fr/ecrans/transports/dates';
import { detail } from '../../messages/fr/ecrans/transports/detail';
import { filtres } from '../../messages/fr/ecrans/transports/filtres';
import { formulaire } from '../../messages/fr/ecrans/transports/formulaire';
import { gestion } from '../../messages/fr/ecrans/transports/gestion';
import { ligne } from '../../messages/fr/ecrans/transports/ligne';
import { liste } from '../../messages/fr/ecrans/transports/liste';
import { masques } from '../../messages/fr/ecrans/transports/masques';
import { paire } from '../../messages/fr/ecrans/transports/paire';
import { proposer } from '../../messages/fr/ecrans/transports/proposer';
import { recherche } from '../../messages/fr/ecrans/transports/recherche';
import { statut } from '../../messages/fr/ecrans/transports/statut';
import { tri } from '../../messages/fr/ecrans/transports/tri';
import { type } from '../../messages/fr/ecrans/transports/type';

/** The messages of this room’s screens. */
export const screens = {
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
