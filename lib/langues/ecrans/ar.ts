import { echecs as apiEchecs } from '../messages/ar/ecrans/api/echecs';
import { formulaire as formFormulaire } from '../messages/ar/ecrans/form/formulaire';
import { images as formImages } from '../messages/ar/ecrans/form/images';
import { entete as layoutEntete } from '../messages/ar/ecrans/layout/entete';
import { membre as layoutMembre } from '../messages/ar/ecrans/layout/membre';
import { pied as layoutPied } from '../messages/ar/ecrans/layout/pied';
import { connexion as sessionConnexion } from '../messages/ar/ecrans/session/connexion';
import { absent as transportsAbsent } from '../messages/ar/ecrans/transports/absent';
import { carte as transportsCarte } from '../messages/ar/ecrans/transports/carte';
import { contact as transportsContact } from '../messages/ar/ecrans/transports/contact';
import { dates as transportsDates } from '../messages/ar/ecrans/transports/dates';
import { detail as transportsDetail } from '../messages/ar/ecrans/transports/detail';
import { filtres as transportsFiltres } from '../messages/ar/ecrans/transports/filtres';
import { formulaire as transportsFormulaire } from '../messages/ar/ecrans/transports/formulaire';
import { gestion as transportsGestion } from '../messages/ar/ecrans/transports/gestion';
import { ligne as transportsLigne } from '../messages/ar/ecrans/transports/ligne';
import { liste as transportsListe } from '../messages/ar/ecrans/transports/liste';
import { masques as transportsMasques } from '../messages/ar/ecrans/transports/masques';
import { paire as transportsPaire } from '../messages/ar/ecrans/transports/paire';
import { proposer as transportsProposer } from '../messages/ar/ecrans/transports/proposer';
import { recherche as transportsRecherche } from '../messages/ar/ecrans/transports/recherche';
import { statut as transportsStatut } from '../messages/ar/ecrans/transports/statut';
import { tri as transportsTri } from '../messages/ar/ecrans/transports/tri';
import { type as transportsType } from '../messages/ar/ecrans/transports/type';
import { champs as uiChamps } from '../messages/ar/ecrans/ui/champs';
import { fenetre as uiFenetre } from '../messages/ar/ecrans/ui/fenetre';
import type { fr } from './fr';

/** Screens’ messages. */
export const ar: typeof fr = {
  'api/echecs': apiEchecs,
  'form/formulaire': formFormulaire,
  'form/images': formImages,
  'layout/entete': layoutEntete,
  'layout/membre': layoutMembre,
  'layout/pied': layoutPied,
  'session/connexion': sessionConnexion,
  'transports/absent': transportsAbsent,
  'transports/carte': transportsCarte,
  'transports/contact': transportsContact,
  'transports/dates': transportsDates,
  'transports/detail': transportsDetail,
  'transports/filtres': transportsFiltres,
  'transports/formulaire': transportsFormulaire,
  'transports/gestion': transportsGestion,
  'transports/ligne': transportsLigne,
  'transports/liste': transportsListe,
  'transports/masques': transportsMasques,
  'transports/paire': transportsPaire,
  'transports/proposer': transportsProposer,
  'transports/recherche': transportsRecherche,
  'transports/statut': transportsStatut,
  'transports/tri': transportsTri,
  'transports/type': transportsType,
  'ui/champs': uiChamps,
  'ui/fenetre': uiFenetre,
};
