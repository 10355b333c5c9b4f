import { alerte as alertesAlerte } from '../messages/fr/ecrans/alertes/alerte';
import { formulaire as alertesFormulaire } from '../messages/fr/ecrans/alertes/formulaire';
import { garder as alertesGarder } from '../messages/fr/ecrans/alertes/garder';
import { page as alertesPage } from '../messages/fr/ecrans/alertes/page';
import { reglages as alertesReglages } from '../messages/fr/ecrans/alertes/reglages';
import { rythme as alertesRythme } from '../messages/fr/ecrans/alertes/rythme';
import { echecs as apiEchecs } from '../messages/fr/ecrans/api/echecs';
import { bouton as contactBouton } from '../messages/fr/ecrans/contact/bouton';
import { message as contactMessage } from '../messages/fr/ecrans/contact/message';
import { absent as demandesAbsent } from '../messages/fr/ecrans/demandes/absent';
import { avancement as demandesAvancement } from '../messages/fr/ecrans/demandes/avancement';
import { carte as demandesCarte } from '../messages/fr/ecrans/demandes/carte';
import { categorie as demandesCategorie } from '../messages/fr/ecrans/demandes/categorie';
import { chiffres as demandesChiffres } from '../messages/fr/ecrans/demandes/chiffres';
import { contact as demandesContact } from '../messages/fr/ecrans/demandes/contact';
import { faits as demandesFaits } from '../messages/fr/ecrans/demandes/faits';
import { filtres as demandesFiltres } from '../messages/fr/ecrans/demandes/filtres';
import { formulaire as demandesFormulaire } from '../messages/fr/ecrans/demandes/formulaire';
import { gestion as demandesGestion } from '../messages/fr/ecrans/demandes/gestion';
import { liste as demandesListe } from '../messages/fr/ecrans/demandes/liste';
import { masques as demandesMasques } from '../messages/fr/ecrans/demandes/masques';
import { proposer as demandesProposer } from '../messages/fr/ecrans/demandes/proposer';
import { proprietaire as demandesProprietaire } from '../messages/fr/ecrans/demandes/proprietaire';
import { statut as demandesStatut } from '../messages/fr/ecrans/demandes/statut';
import { formulaire as formFormulaire } from '../messages/fr/ecrans/form/formulaire';
import { images as formImages } from '../messages/fr/ecrans/form/images';
import { entete as layoutEntete } from '../messages/fr/ecrans/layout/entete';
import { membre as layoutMembre } from '../messages/fr/ecrans/layout/membre';
import { pied as layoutPied } from '../messages/fr/ecrans/layout/pied';
import { filtres as listingFiltres } from '../messages/fr/ecrans/listing/filtres';
import { liste as listingListe } from '../messages/fr/ecrans/listing/liste';
import { carte as mapCarte } from '../messages/fr/ecrans/map/carte';
import { trajet as mapTrajet } from '../messages/fr/ecrans/map/trajet';
import { dit as messagerieDit } from '../messages/fr/ecrans/messagerie/dit';
import { fil as messagerieFil } from '../messages/fr/ecrans/messagerie/fil';
import { liste as messagerieListe } from '../messages/fr/ecrans/messagerie/liste';
import { vide as messagerieVide } from '../messages/fr/ecrans/messagerie/vide';
import { actions as ownedActions } from '../messages/fr/ecrans/owned/actions';
import { bouton as paymentsBouton } from '../messages/fr/ecrans/payments/bouton';
import { compte as paymentsCompte } from '../messages/fr/ecrans/payments/compte';
import { demander as paymentsDemander } from '../messages/fr/ecrans/payments/demander';
import { detail as paymentsDetail } from '../messages/fr/ecrans/payments/detail';
import { essai as paymentsEssai } from '../messages/fr/ecrans/payments/essai';
import { etat as paymentsEtat } from '../messages/fr/ecrans/payments/etat';
import { liste as paymentsListe } from '../messages/fr/ecrans/payments/liste';
import { montants as paymentsMontants } from '../messages/fr/ecrans/payments/montants';
import { mouvement as paymentsMouvement } from '../messages/fr/ecrans/payments/mouvement';
import { ouvrir as paymentsOuvrir } from '../messages/fr/ecrans/payments/ouvrir';
import { papiers as paymentsPapiers } from '../messages/fr/ecrans/payments/papiers';
import { payer as paymentsPayer } from '../messages/fr/ecrans/payments/payer';
import { recit as paymentsRecit } from '../messages/fr/ecrans/payments/recit';
import { suiteDemandeur as paymentsSuiteDemandeur } from '../messages/fr/ecrans/payments/suiteDemandeur';
import { suitePayeur as paymentsSuitePayeur } from '../messages/fr/ecrans/payments/suitePayeur';
import { test as paymentsTest } from '../messages/fr/ecrans/payments/test';
import { absent as produitsAbsent } from '../messages/fr/ecrans/produits/absent';
import { carte as produitsCarte } from '../messages/fr/ecrans/produits/carte';
import { contact as produitsContact } from '../messages/fr/ecrans/produits/contact';
import { formulaire as produitsFormulaire } from '../messages/fr/ecrans/produits/formulaire';
import { gestion as produitsGestion } from '../messages/fr/ecrans/produits/gestion';
import { masques as produitsMasques } from '../messages/fr/ecrans/produits/masques';
import { proposer as produitsProposer } from '../messages/fr/ecrans/produits/proposer';
import { proprietaire as produitsProprietaire } from '../messages/fr/ecrans/produits/proprietaire';
import { recents as produitsRecents } from '../messages/fr/ecrans/produits/recents';
import { agenda as reservationsAgenda } from '../messages/fr/ecrans/reservations/agenda';
import { annulation as reservationsAnnulation } from '../messages/fr/ecrans/reservations/annulation';
import { annuler as reservationsAnnuler } from '../messages/fr/ecrans/reservations/annuler';
import { bouton as reservationsBouton } from '../messages/fr/ecrans/reservations/bouton';
import { capacite as reservationsCapacite } from '../messages/fr/ecrans/reservations/capacite';
import { demandes as reservationsDemandes } from '../messages/fr/ecrans/reservations/demandes';
import { enAttente as reservationsEnAttente } from '../messages/fr/ecrans/reservations/enAttente';
import { faits as reservationsFaits } from '../messages/fr/ecrans/reservations/faits';
import { formulaire as reservationsFormulaire } from '../messages/fr/ecrans/reservations/formulaire';
import { mienne as reservationsMienne } from '../messages/fr/ecrans/reservations/mienne';
import { place as reservationsPlace } from '../messages/fr/ecrans/reservations/place';
import { prix as reservationsPrix } from '../messages/fr/ecrans/reservations/prix';
import { reponse as reservationsReponse } from '../messages/fr/ecrans/reservations/reponse';
import { statut as reservationsStatut } from '../messages/fr/ecrans/reservations/statut';
import { avis as reviewsAvis } from '../messages/fr/ecrans/reviews/avis';
import { donner as reviewsDonner } from '../messages/fr/ecrans/reviews/donner';
import { formulaire as reviewsFormulaire } from '../messages/fr/ecrans/reviews/formulaire';
import { miens as reviewsMiens } from '../messages/fr/ecrans/reviews/miens';
import { connexion as sessionConnexion } from '../messages/fr/ecrans/session/connexion';
import { absent as transportsAbsent } from '../messages/fr/ecrans/transports/absent';
import { carte as transportsCarte } from '../messages/fr/ecrans/transports/carte';
import { contact as transportsContact } from '../messages/fr/ecrans/transports/contact';
import { dates as transportsDates } from '../messages/fr/ecrans/transports/dates';
import { detail as transportsDetail } from '../messages/fr/ecrans/transports/detail';
import { filtres as transportsFiltres } from '../messages/fr/ecrans/transports/filtres';
import { formulaire as transportsFormulaire } from '../messages/fr/ecrans/transports/formulaire';
import { gestion as transportsGestion } from '../messages/fr/ecrans/transports/gestion';
import { ligne as transportsLigne } from '../messages/fr/ecrans/transports/ligne';
import { liste as transportsListe } from '../messages/fr/ecrans/transports/liste';
import { masques as transportsMasques } from '../messages/fr/ecrans/transports/masques';
import { paire as transportsPaire } from '../messages/fr/ecrans/transports/paire';
import { proposer as transportsProposer } from '../messages/fr/ecrans/transports/proposer';
import { recherche as transportsRecherche } from '../messages/fr/ecrans/transports/recherche';
import { statut as transportsStatut } from '../messages/fr/ecrans/transports/statut';
import { tri as transportsTri } from '../messages/fr/ecrans/transports/tri';
import { type as transportsType } from '../messages/fr/ecrans/transports/type';
import { champs as uiChamps } from '../messages/fr/ecrans/ui/champs';
import { fenetre as uiFenetre } from '../messages/fr/ecrans/ui/fenetre';
import { messages as uiMessages } from '../messages/fr/ecrans/ui/messages';
import { partage as uiPartage } from '../messages/fr/ecrans/ui/partage';
import { signes as uiSignes } from '../messages/fr/ecrans/ui/signes';

/** Screens’ messages. */
export const fr = {
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
