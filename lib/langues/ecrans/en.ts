import { alerte as alertesAlerte } from '../messages/en/ecrans/alertes/alerte';
import { formulaire as alertesFormulaire } from '../messages/en/ecrans/alertes/formulaire';
import { garder as alertesGarder } from '../messages/en/ecrans/alertes/garder';
import { page as alertesPage } from '../messages/en/ecrans/alertes/page';
import { reglages as alertesReglages } from '../messages/en/ecrans/alertes/reglages';
import { rythme as alertesRythme } from '../messages/en/ecrans/alertes/rythme';
import { echecs as apiEchecs } from '../messages/en/ecrans/api/echecs';
import { bouton as contactBouton } from '../messages/en/ecrans/contact/bouton';
import { message as contactMessage } from '../messages/en/ecrans/contact/message';
import { absent as demandesAbsent } from '../messages/en/ecrans/demandes/absent';
import { avancement as demandesAvancement } from '../messages/en/ecrans/demandes/avancement';
import { carte as demandesCarte } from '../messages/en/ecrans/demandes/carte';
import { categorie as demandesCategorie } from '../messages/en/ecrans/demandes/categorie';
import { chiffres as demandesChiffres } from '../messages/en/ecrans/demandes/chiffres';
import { contact as demandesContact } from '../messages/en/ecrans/demandes/contact';
import { faits as demandesFaits } from '../messages/en/ecrans/demandes/faits';
import { filtres as demandesFiltres } from '../messages/en/ecrans/demandes/filtres';
import { formulaire as demandesFormulaire } from '../messages/en/ecrans/demandes/formulaire';
import { gestion as demandesGestion } from '../messages/en/ecrans/demandes/gestion';
import { liste as demandesListe } from '../messages/en/ecrans/demandes/liste';
import { masques as demandesMasques } from '../messages/en/ecrans/demandes/masques';
import { proposer as demandesProposer } from '../messages/en/ecrans/demandes/proposer';
import { proprietaire as demandesProprietaire } from '../messages/en/ecrans/demandes/proprietaire';
import { statut as demandesStatut } from '../messages/en/ecrans/demandes/statut';
import { formulaire as formFormulaire } from '../messages/en/ecrans/form/formulaire';
import { images as formImages } from '../messages/en/ecrans/form/images';
import { entete as layoutEntete } from '../messages/en/ecrans/layout/entete';
import { membre as layoutMembre } from '../messages/en/ecrans/layout/membre';
import { pied as layoutPied } from '../messages/en/ecrans/layout/pied';
import { filtres as listingFiltres } from '../messages/en/ecrans/listing/filtres';
import { liste as listingListe } from '../messages/en/ecrans/listing/liste';
import { carte as mapCarte } from '../messages/en/ecrans/map/carte';
import { trajet as mapTrajet } from '../messages/en/ecrans/map/trajet';
import { dit as messagerieDit } from '../messages/en/ecrans/messagerie/dit';
import { fil as messagerieFil } from '../messages/en/ecrans/messagerie/fil';
import { liste as messagerieListe } from '../messages/en/ecrans/messagerie/liste';
import { vide as messagerieVide } from '../messages/en/ecrans/messagerie/vide';
import { actions as ownedActions } from '../messages/en/ecrans/owned/actions';
import { bouton as paymentsBouton } from '../messages/en/ecrans/payments/bouton';
import { compte as paymentsCompte } from '../messages/en/ecrans/payments/compte';
import { demander as paymentsDemander } from '../messages/en/ecrans/payments/demander';
import { detail as paymentsDetail } from '../messages/en/ecrans/payments/detail';
import { essai as paymentsEssai } from '../messages/en/ecrans/payments/essai';
import { etat as paymentsEtat } from '../messages/en/ecrans/payments/etat';
import { liste as paymentsListe } from '../messages/en/ecrans/payments/liste';
import { montants as paymentsMontants } from '../messages/en/ecrans/payments/montants';
import { mouvement as paymentsMouvement } from '../messages/en/ecrans/payments/mouvement';
import { ouvrir as paymentsOuvrir } from '../messages/en/ecrans/payments/ouvrir';
import { papiers as paymentsPapiers } from '../messages/en/ecrans/payments/papiers';
import { payer as paymentsPayer } from '../messages/en/ecrans/payments/payer';
import { recit as paymentsRecit } from '../messages/en/ecrans/payments/recit';
import { suiteDemandeur as paymentsSuiteDemandeur } from '../messages/en/ecrans/payments/suiteDemandeur';
import { suitePayeur as paymentsSuitePayeur } from '../messages/en/ecrans/payments/suitePayeur';
import { test as paymentsTest } from '../messages/en/ecrans/payments/test';
import { absent as produitsAbsent } from '../messages/en/ecrans/produits/absent';
import { carte as produitsCarte } from '../messages/en/ecrans/produits/carte';
import { contact as produitsContact } from '../messages/en/ecrans/produits/contact';
import { formulaire as produitsFormulaire } from '../messages/en/ecrans/produits/formulaire';
import { gestion as produitsGestion } from '../messages/en/ecrans/produits/gestion';
import { masques as produitsMasques } from '../messages/en/ecrans/produits/masques';
import { proposer as produitsProposer } from '../messages/en/ecrans/produits/proposer';
import { proprietaire as produitsProprietaire } from '../messages/en/ecrans/produits/proprietaire';
import { recents as produitsRecents } from '../messages/en/ecrans/produits/recents';
import { agenda as reservationsAgenda } from '../messages/en/ecrans/reservations/agenda';
import { annulation as reservationsAnnulation } from '../messages/en/ecrans/reservations/annulation';
import { annuler as reservationsAnnuler } from '../messages/en/ecrans/reservations/annuler';
import { bouton as reservationsBouton } from '../messages/en/ecrans/reservations/bouton';
import { capacite as reservationsCapacite } from '../messages/en/ecrans/reservations/capacite';
import { demandes as reservationsDemandes } from '../messages/en/ecrans/reservations/demandes';
import { enAttente as reservationsEnAttente } from '../messages/en/ecrans/reservations/enAttente';
import { faits as reservationsFaits } from '../messages/en/ecrans/reservations/faits';
import { formulaire as reservationsFormulaire } from '../messages/en/ecrans/reservations/formulaire';
import { mienne as reservationsMienne } from '../messages/en/ecrans/reservations/mienne';
import { place as reservationsPlace } from '../messages/en/ecrans/reservations/place';
import { prix as reservationsPrix } from '../messages/en/ecrans/reservations/prix';
import { reponse as reservationsReponse } from '../messages/en/ecrans/reservations/reponse';
import { statut as reservationsStatut } from '../messages/en/ecrans/reservations/statut';
import { avis as reviewsAvis } from '../messages/en/ecrans/reviews/avis';
import { donner as reviewsDonner } from '../messages/en/ecrans/reviews/donner';
import { formulaire as reviewsFormulaire } from '../messages/en/ecrans/reviews/formulaire';
import { miens as reviewsMiens } from '../messages/en/ecrans/reviews/miens';
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
import { messages as uiMessages } from '../messages/en/ecrans/ui/messages';
import { partage as uiPartage } from '../messages/en/ecrans/ui/partage';
import { signes as uiSignes } from '../messages/en/ecrans/ui/signes';
import type { fr } from './fr';

/** Screens’ messages. */
export const en: typeof fr = {
  'alertes/alerte': alertesAlerte,
  'alertes/formulaire': alertesFormulaire,
  'alertes/garder': alertesGarder,
  'alertes/page': alertesPage,
  'alertes/reglages': alertesReglages,
  'alertes/rythme': alertesRythme,
  'api/echecs': apiEchecs,
  'contact/bouton': contactBouton,
  'contact/message': contactMessage,
  'demandes/absent': demandesAbsent,
  'demandes/avancement': demandesAvancement,
  'demandes/carte': demandesCarte,
  'demandes/categorie': demandesCategorie,
  'demandes/chiffres': demandesChiffres,
  'demandes/contact': demandesContact,
  'demandes/faits': demandesFaits,
  'demandes/filtres': demandesFiltres,
  'demandes/formulaire': demandesFormulaire,
  'demandes/gestion': demandesGestion,
  'demandes/liste': demandesListe,
  'demandes/masques': demandesMasques,
  'demandes/proposer': demandesProposer,
  'demandes/proprietaire': demandesProprietaire,
  'demandes/statut': demandesStatut,
  'form/formulaire': formFormulaire,
  'form/images': formImages,
  'layout/entete': layoutEntete,
  'layout/membre': layoutMembre,
  'layout/pied': layoutPied,
  'listing/filtres': listingFiltres,
  'listing/liste': listingListe,
  'map/carte': mapCarte,
  'map/trajet': mapTrajet,
  'messagerie/dit': messagerieDit,
  'messagerie/fil': messagerieFil,
  'messagerie/liste': messagerieListe,
  'messagerie/vide': messagerieVide,
  'owned/actions': ownedActions,
  'payments/bouton': paymentsBouton,
  'payments/compte': paymentsCompte,
  'payments/demander': paymentsDemander,
  'payments/detail': paymentsDetail,
  'payments/essai': paymentsEssai,
  'payments/etat': paymentsEtat,
  'payments/liste': paymentsListe,
  'payments/montants': paymentsMontants,
  'payments/mouvement': paymentsMouvement,
  'payments/ouvrir': paymentsOuvrir,
  'payments/papiers': paymentsPapiers,
  'payments/payer': paymentsPayer,
  'payments/recit': paymentsRecit,
  'payments/suiteDemandeur': paymentsSuiteDemandeur,
  'payments/suitePayeur': paymentsSuitePayeur,
  'payments/test': paymentsTest,
  'produits/absent': produitsAbsent,
  'produits/carte': produitsCarte,
  'produits/contact': produitsContact,
  'produits/formulaire': produitsFormulaire,
  'produits/gestion': produitsGestion,
  'produits/masques': produitsMasques,
  'produits/proposer': produitsProposer,
  'produits/proprietaire': produitsProprietaire,
  'produits/recents': produitsRecents,
  'reservations/agenda': reservationsAgenda,
  'reservations/annulation': reservationsAnnulation,
  'reservations/annuler': reservationsAnnuler,
  'reservations/bouton': reservationsBouton,
  'reservations/capacite': reservationsCapacite,
  'reservations/demandes': reservationsDemandes,
  'reservations/enAttente': reservationsEnAttente,
  'reservations/faits': reservationsFaits,
  'reservations/formulaire': reservationsFormulaire,
  'reservations/mienne': reservationsMienne,
  'reservations/place': reservationsPlace,
  'reservations/prix': reservationsPrix,
  'reservations/reponse': reservationsReponse,
  'reservations/statut': reservationsStatut,
  'reviews/avis': reviewsAvis,
  'reviews/donner': reviewsDonner,
  'reviews/formulaire': reviewsFormulaire,
  'reviews/miens': reviewsMiens,
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
  'ui/messages': uiMessages,
  'ui/partage': uiPartage,
  'ui/signes': uiSignes,
};
