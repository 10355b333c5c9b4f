import { fiche as agencesFiche } from '../../messages/fr/ecrans/agences/fiche';
import { proprietaire as agencesProprietaire } from '../../messages/fr/ecrans/agences/proprietaire';
import { formulaire as alertesFormulaire } from '../../messages/fr/ecrans/alertes/formulaire';
import { rythme as alertesRythme } from '../../messages/fr/ecrans/alertes/rythme';
import { message as contactMessage } from '../../messages/fr/ecrans/contact/message';
import { avancement as demandesAvancement } from '../../messages/fr/ecrans/demandes/avancement';
import { categorie as demandesCategorie } from '../../messages/fr/ecrans/demandes/categorie';
import { faits as demandesFaits } from '../../messages/fr/ecrans/demandes/faits';
import { formulaire as demandesFormulaire } from '../../messages/fr/ecrans/demandes/formulaire';
import { gestion as demandesGestion } from '../../messages/fr/ecrans/demandes/gestion';
import { masque as demandesMasque } from '../../messages/fr/ecrans/demandes/masque';
import { masques as demandesMasques } from '../../messages/fr/ecrans/demandes/masques';
import { proprietaire as demandesProprietaire } from '../../messages/fr/ecrans/demandes/proprietaire';
import { statut as demandesStatut } from '../../messages/fr/ecrans/demandes/statut';
import { formulaire as formFormulaire } from '../../messages/fr/ecrans/form/formulaire';
import { images as formImages } from '../../messages/fr/ecrans/form/images';
import { blocage as moderationBlocage } from '../../messages/fr/ecrans/moderation/blocage';
import { motif as moderationMotif } from '../../messages/fr/ecrans/moderation/motif';
import { personne as moderationPersonne } from '../../messages/fr/ecrans/moderation/personne';
import { signalement as moderationSignalement } from '../../messages/fr/ecrans/moderation/signalement';
import { signaler as moderationSignaler } from '../../messages/fr/ecrans/moderation/signaler';
import { actions as ownedActions } from '../../messages/fr/ecrans/owned/actions';
import { demander as paymentsDemander } from '../../messages/fr/ecrans/payments/demander';
import { test as paymentsTest } from '../../messages/fr/ecrans/payments/test';
import { formulaire as produitsFormulaire } from '../../messages/fr/ecrans/produits/formulaire';
import { gestion as produitsGestion } from '../../messages/fr/ecrans/produits/gestion';
import { masque as produitsMasque } from '../../messages/fr/ecrans/produits/masque';
import { masques as produitsMasques } from '../../messages/fr/ecrans/produits/masques';
import { scanner as remisesScanner } from '../../messages/fr/ecrans/remises/scanner';
import { capacite as reservationsCapacite } from '../../messages/fr/ecrans/reservations/capacite';
import { demandes as reservationsDemandes } from '../../messages/fr/ecrans/reservations/demandes';
import { faits as reservationsFaits } from '../../messages/fr/ecrans/reservations/faits';
import { formulaire as reservationsFormulaire } from '../../messages/fr/ecrans/reservations/formulaire';
import { place as reservationsPlace } from '../../messages/fr/ecrans/reservations/place';
import { reponse as reservationsReponse } from '../../messages/fr/ecrans/reservations/reponse';
import { statut as reservationsStatut } from '../../messages/fr/ecrans/reservations/statut';
import { formulaire as reviewsFormulaire } from '../../messages/fr/ecrans/reviews/formulaire';
import { miens as reviewsMiens } from '../../messages/fr/ecrans/reviews/miens';
import { dates as transportsDates } from '../../messages/fr/ecrans/transports/dates';
import { formulaire as transportsFormulaire } from '../../messages/fr/ecrans/transports/formulaire';
import { gestion as transportsGestion } from '../../messages/fr/ecrans/transports/gestion';
import { ligne as transportsLigne } from '../../messages/fr/ecrans/transports/ligne';
import { masque as transportsMasque } from '../../messages/fr/ecrans/transports/masque';
import { masques as transportsMasques } from '../../messages/fr/ecrans/transports/masques';
import { type as transportsType } from '../../messages/fr/ecrans/transports/type';
import { champs as usersChamps } from '../../messages/fr/ecrans/users/champs';
import { cleNom as usersCleNom } from '../../messages/fr/ecrans/users/cleNom';
import { code as usersCode } from '../../messages/fr/ecrans/users/code';
import { codesSecours as usersCodesSecours } from '../../messages/fr/ecrans/users/codesSecours';
import { copieFenetre as usersCopieFenetre } from '../../messages/fr/ecrans/users/copieFenetre';
import { detailsFenetre as usersDetailsFenetre } from '../../messages/fr/ecrans/users/detailsFenetre';
import { doubleFenetre as usersDoubleFenetre } from '../../messages/fr/ecrans/users/doubleFenetre';
import { jour as usersJour } from '../../messages/fr/ecrans/users/jour';
import { lettreFormulaire as usersLettreFormulaire } from '../../messages/fr/ecrans/users/lettreFormulaire';
import { papier as usersPapier } from '../../messages/fr/ecrans/users/papier';
import { papierEnvoi as usersPapierEnvoi } from '../../messages/fr/ecrans/users/papierEnvoi';
import { papierPreuve as usersPapierPreuve } from '../../messages/fr/ecrans/users/papierPreuve';
import { personne as usersPersonne } from '../../messages/fr/ecrans/users/personne';
import { preuve as usersPreuve } from '../../messages/fr/ecrans/users/preuve';
import { service as usersService } from '../../messages/fr/ecrans/users/service';
import { suppressionFenetre as usersSuppressionFenetre } from '../../messages/fr/ecrans/users/suppressionFenetre';
import { telephone as usersTelephone } from '../../messages/fr/ecrans/users/telephone';
import { usage as usersUsage } from '../../messages/fr/ecrans/users/usage';
import { vehicule as usersVehicule } from '../../messages/fr/ecrans/users/vehicule';

/** Messages that a browser loads when they are wanted. */
export const screens = {
  'agences/fiche': agencesFiche,
  'agences/proprietaire': agencesProprietaire,
  'alertes/formulaire': alertesFormulaire,
  'alertes/rythme': alertesRythme,
  'contact/message': contactMessage,
  'demandes/avancement': demandesAvancement,
  'demandes/categorie': demandesCategorie,
  'demandes/faits': demandesFaits,
  'demandes/formulaire': demandesFormulaire,
  'demandes/gestion': demandesGestion,
  'demandes/masque': demandesMasque,
  'demandes/masques': demandesMasques,
  'demandes/proprietaire': demandesProprietaire,
  'demandes/statut': demandesStatut,
  'form/formulaire': formFormulaire,
  'form/images': formImages,
  'moderation/blocage': moderationBlocage,
  'moderation/motif': moderationMotif,
  'moderation/personne': moderationPersonne,
  'moderation/signalement': moderationSignalement,
  'moderation/signaler': moderationSignaler,
  'owned/actions': ownedActions,
  'payments/demander': paymentsDemander,
  'payments/test': paymentsTest,
  'produits/formulaire': produitsFormulaire,
  'produits/gestion': produitsGestion,
  'produits/masque': produitsMasque,
  'produits/masques': produitsMasques,
  'remises/scanner': remisesScanner,
  'reservations/capacite': reservationsCapacite,
  'reservations/demandes': reservationsDemandes,
  'reservations/faits': reservationsFaits,
  'reservations/formulaire': reservationsFormulaire,
  'reservations/place': reservationsPlace,
  'reservations/reponse': reservationsReponse,
  'reservations/statut': reservationsStatut,
  'reviews/formulaire': reviewsFormulaire,
  'reviews/miens': reviewsMiens,
  'transports/dates': transportsDates,
  'transports/formulaire': transportsFormulaire,
  'transports/gestion': transportsGestion,
  'transports/ligne': transportsLigne,
  'transports/masque': transportsMasque,
  'transports/masques': transportsMasques,
  'transports/type': transportsType,
  'users/champs': usersChamps,
  'users/cleNom': usersCleNom,
  'users/code': usersCode,
  'users/codesSecours': usersCodesSecours,
  'users/copieFenetre': usersCopieFenetre,
  'users/detailsFenetre': usersDetailsFenetre,
  'users/doubleFenetre': usersDoubleFenetre,
  'users/jour': usersJour,
  'users/lettreFormulaire': usersLettreFormulaire,
  'users/papier': usersPapier,
  'users/papierEnvoi': usersPapierEnvoi,
  'users/papierPreuve': usersPapierPreuve,
  'users/personne': usersPersonne,
  'users/preuve': usersPreuve,
  'users/service': usersService,
  'users/suppressionFenetre': usersSuppressionFenetre,
  'users/telephone': usersTelephone,
  'users/usage': usersUsage,
  'users/vehicule': usersVehicule,
};
