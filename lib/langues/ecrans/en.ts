import { echecs as apiEchecs } from '../messages/en/ecrans/api/echecs';
import { formulaire as formFormulaire } from '../messages/en/ecrans/form/formulaire';
import { images as formImages } from '../messages/en/ecrans/form/images';
import { entete as layoutEntete } from '../messages/en/ecrans/layout/entete';
import { membre as layoutMembre } from '../messages/en/ecrans/layout/membre';
import { pied as layoutPied } from '../messages/en/ecrans/layout/pied';
import { connexion as sessionConnexion } from '../messages/en/ecrans/session/connexion';
import { absent as transportsAbsent } from '../messages/en/ecrans/transports/absent';
import { carte as transportsCarte } from '../messages/en/ecrans/transports/carte';
import { contact as transportsContact } from '../messages/en/ecrans/transports/contact';
import { dates as transportsDates } from '../messages/en/ecrans/transports/dates';
import { detail as transportsDetail } from '../messages/en/ecrans/transports/detail';
import { filtres as transportsFiltres } from '../messages/en/ecrans/transports/filtres';
import { formulaire as transportsFormulaire } from '../messages/en/ecrans/transports/formulaire';
import { gestion as transportsGestion } from '../messages/en/ecrans/transports/gestion';
import { ligne as transportsLigne } from '../messages/en/ecrans/transports/ligne';
import { liste as transportsListe } from '../messages/en/ecrans/transports/liste';
import { masques as transportsMasques } from '../messages/en/ecrans/transports/masques';
import { paire as transportsPaire } from '../messages/en/ecrans/transports/paire';
import { proposer as transportsProposer } from '../messages/en/ecrans/transports/proposer';
import { recherche as transportsRecherche } from '../messages/en/ecrans/transports/recherche';
import { statut as transportsStatut } from '../messages/en/ecrans/transports/statut';
import { tri as transportsTri } from '../messages/en/ecrans/transports/tri';
import { type as transportsType } from '../messages/en/ecrans/transports/type';
import { champs as uiChamps } from '../messages/en/ecrans/ui/champs';
import { fenetre as uiFenetre } from '../messages/en/ecrans/ui/fenetre';
import type { fr } from './fr';

/** Screens’ messages. */
export const en: typeof fr = {
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
