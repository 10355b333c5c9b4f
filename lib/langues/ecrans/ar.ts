import { alerte as alertesAlerte } from '../messages/ar/ecrans/alertes/alerte';
import { formulaire as alertesFormulaire } from '../messages/ar/ecrans/alertes/formulaire';
import { garder as alertesGarder } from '../messages/ar/ecrans/alertes/garder';
import { page as alertesPage } from '../messages/ar/ecrans/alertes/page';
import { reglages as alertesReglages } from '../messages/ar/ecrans/alertes/reglages';
import { rythme as alertesRythme } from '../messages/ar/ecrans/alertes/rythme';
import { echecs as apiEchecs } from '../messages/ar/ecrans/api/echecs';
import { bouton as contactBouton } from '../messages/ar/ecrans/contact/bouton';
import { message as contactMessage } from '../messages/ar/ecrans/contact/message';
import { absent as demandesAbsent } from '../messages/ar/ecrans/demandes/absent';
import { avancement as demandesAvancement } from '../messages/ar/ecrans/demandes/avancement';
import { carte as demandesCarte } from '../messages/ar/ecrans/demandes/carte';
import { categorie as demandesCategorie } from '../messages/ar/ecrans/demandes/categorie';
import { chiffres as demandesChiffres } from '../messages/ar/ecrans/demandes/chiffres';
import { contact as demandesContact } from '../messages/ar/ecrans/demandes/contact';
import { faits as demandesFaits } from '../messages/ar/ecrans/demandes/faits';
import { filtres as demandesFiltres } from '../messages/ar/ecrans/demandes/filtres';
import { formulaire as demandesFormulaire } from '../messages/ar/ecrans/demandes/formulaire';
import { gestion as demandesGestion } from '../messages/ar/ecrans/demandes/gestion';
import { liste as demandesListe } from '../messages/ar/ecrans/demandes/liste';
import { masques as demandesMasques } from '../messages/ar/ecrans/demandes/masques';
import { proposer as demandesProposer } from '../messages/ar/ecrans/demandes/proposer';
import { proprietaire as demandesProprietaire } from '../messages/ar/ecrans/demandes/proprietaire';
import { statut as demandesStatut } from '../messages/ar/ecrans/demandes/statut';
import { formulaire as formFormulaire } from '../messages/ar/ecrans/form/formulaire';
import { images as formImages } from '../messages/ar/ecrans/form/images';
import { entete as layoutEntete } from '../messages/ar/ecrans/layout/entete';
import { membre as layoutMembre } from '../messages/ar/ecrans/layout/membre';
import { pied as layoutPied } from '../messages/ar/ecrans/layout/pied';
import { filtres as listingFiltres } from '../messages/ar/ecrans/listing/filtres';
import { liste as listingListe } from '../messages/ar/ecrans/listing/liste';
import { carte as mapCarte } from '../messages/ar/ecrans/map/carte';
import { trajet as mapTrajet } from '../messages/ar/ecrans/map/trajet';
import { dit as messagerieDit } from '../messages/ar/ecrans/messagerie/dit';
import { fil as messagerieFil } from '../messages/ar/ecrans/messagerie/fil';
import { liste as messagerieListe } from '../messages/ar/ecrans/messagerie/liste';
import { vide as messagerieVide } from '../messages/ar/ecrans/messagerie/vide';
import { actions as ownedActions } from '../messages/ar/ecrans/owned/actions';
import { bouton as paymentsBouton } from '../messages/ar/ecrans/payments/bouton';
import { compte as paymentsCompte } from '../messages/ar/ecrans/payments/compte';
import { demander as paymentsDemander } from '../messages/ar/ecrans/payments/demander';
import { detail as paymentsDetail } from '../messages/ar/ecrans/payments/detail';
import { essai as paymentsEssai } from '../messages/ar/ecrans/payments/essai';
import { etat as paymentsEtat } from '../messages/ar/ecrans/payments/etat';
import { liste as paymentsListe } from '../messages/ar/ecrans/payments/liste';
import { montants as paymentsMontants } from '../messages/ar/ecrans/payments/montants';
import { mouvement as paymentsMouvement } from '../messages/ar/ecrans/payments/mouvement';
import { ouvrir as paymentsOuvrir } from '../messages/ar/ecrans/payments/ouvrir';
import { papiers as paymentsPapiers } from '../messages/ar/ecrans/payments/papiers';
import { payer as paymentsPayer } from '../messages/ar/ecrans/payments/payer';
import { recit as paymentsRecit } from '../messages/ar/ecrans/payments/recit';
import { suiteDemandeur as paymentsSuiteDemandeur } from '../messages/ar/ecrans/payments/suiteDemandeur';
import { suitePayeur as paymentsSuitePayeur } from '../messages/ar/ecrans/payments/suitePayeur';
import { test as paymentsTest } from '../messages/ar/ecrans/payments/test';
import { absent as produitsAbsent } from '../messages/ar/ecrans/produits/absent';
import { carte as produitsCarte } from '../messages/ar/ecrans/produits/carte';
import { contact as produitsContact } from '../messages/ar/ecrans/produits/contact';
import { formulaire as produitsFormulaire } from '../messages/ar/ecrans/produits/formulaire';
import { gestion as produitsGestion } from '../messages/ar/ecrans/produits/gestion';
import { masques as produitsMasques } from '../messages/ar/ecrans/produits/masques';
import { proposer as produitsProposer } from '../messages/ar/ecrans/produits/proposer';
import { proprietaire as produitsProprietaire } from '../messages/ar/ecrans/produits/proprietaire';
import { recents as produitsRecents } from '../messages/ar/ecrans/produits/recents';
import { agenda as reservationsAgenda } from '../messages/ar/ecrans/reservations/agenda';
import { annulation as reservationsAnnulation } from '../messages/ar/ecrans/reservations/annulation';
import { annuler as reservationsAnnuler } from '../messages/ar/ecrans/reservations/annuler';
import { bouton as reservationsBouton } from '../messages/ar/ecrans/reservations/bouton';
import { capacite as reservationsCapacite } from '../messages/ar/ecrans/reservations/capacite';
import { demandes as reservationsDemandes } from '../messages/ar/ecrans/reservations/demandes';
import { enAttente as reservationsEnAttente } from '../messages/ar/ecrans/reservations/enAttente';
import { faits as reservationsFaits } from '../messages/ar/ecrans/reservations/faits';
import { formulaire as reservationsFormulaire } from '../messages/ar/ecrans/reservations/formulaire';
import { mienne as reservationsMienne } from '../messages/ar/ecrans/reservations/mienne';
import { place as reservationsPlace } from '../messages/ar/ecrans/reservations/place';
import { prix as reservationsPrix } from '../messages/ar/ecrans/reservations/prix';
import { reponse as reservationsReponse } from '../messages/ar/ecrans/reservations/reponse';
import { statut as reservationsStatut } from '../messages/ar/ecrans/reservations/statut';
import { avis as reviewsAvis } from '../messages/ar/ecrans/reviews/avis';
import { donner as reviewsDonner } from '../messages/ar/ecrans/reviews/donner';
import { formulaire as reviewsFormulaire } from '../messages/ar/ecrans/reviews/formulaire';
import { miens as reviewsMiens } from '../messages/ar/ecrans/reviews/miens';
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
import { messages as uiMessages } from '../messages/ar/ecrans/ui/messages';
import { partage as uiPartage } from '../messages/ar/ecrans/ui/partage';
import { signes as uiSignes } from '../messages/ar/ecrans/ui/signes';
import type { fr } from './fr';

/** Screens’ messages. */
export const ar: typeof fr = {
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
