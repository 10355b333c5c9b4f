import { fiche as agencesFiche } from '../../messages/en/ecrans/agences/fiche';
import { proprietaire as agencesProprietaire } from '../../messages/en/ecrans/agences/proprietaire';
import { formulaire as alertesFormulaire } from '../../messages/en/ecrans/alertes/formulaire';
import { rythme as alertesRythme } from '../../messages/en/ecrans/alertes/rythme';
import { message as contactMessage } from '../../messages/en/ecrans/contact/message';
import { avancement as demandesAvancement } from '../../messages/en/ecrans/demandes/avancement';
import { categorie as demandesCategorie } from '../../messages/en/ecrans/demandes/categorie';
import { faits as demandesFaits } from '../../messages/en/ecrans/demandes/faits';
import { formulaire as demandesFormulaire } from '../../messages/en/ecrans/demandes/formulaire';
import { gestion as demandesGestion } from '../../messages/en/ecrans/demandes/gestion';
import { masque as demandesMasque } from '../../messages/en/ecrans/demandes/masque';
import { masques as demandesMasques } from '../../messages/en/ecrans/demandes/masques';
import { proprietaire as demandesProprietaire } from '../../messages/en/ecrans/demandes/proprietaire';
import { statut as demandesStatut } from '../../messages/en/ecrans/demandes/statut';
import { formulaire as formFormulaire } from '../../messages/en/ecrans/form/formulaire';
import { images as formImages } from '../../messages/en/ecrans/form/images';
import { blocage as moderationBlocage } from '../../messages/en/ecrans/moderation/blocage';
import { motif as moderationMotif } from '../../messages/en/ecrans/moderation/motif';
import { personne as moderationPersonne } from '../../messages/en/ecrans/moderation/personne';
import { signalement as moderationSignalement } from '../../messages/en/ecrans/moderation/signalement';
import { signaler as moderationSignaler } from '../../messages/en/ecrans/moderation/signaler';
import { actions as ownedActions } from '../../messages/en/ecrans/owned/actions';
import { demander as paymentsDemander } from '../../messages/en/ecrans/payments/demander';
import { test as paymentsTest } from '../../messages/en/ecrans/payments/test';
import { formulaire as produitsFormulaire } from '../../messages/en/ecrans/produits/formulaire';
import { gestion as produitsGestion } from '../../messages/en/ecrans/produits/gestion';
import { masque as produitsMasque } from '../../messages/en/ecrans/produits/masque';
import { masques as produitsMasques } from '../../messages/en/ecrans/produits/masques';
import { scanner as remisesScanner } from '../../messages/en/ecrans/remises/scanner';
import { capacite as reservationsCapacite } from '../../messages/en/ecrans/reservations/capacite';
import { demandes as reservationsDemandes } from '../../messages/en/ecrans/reservations/demandes';
import { faits as reservationsFaits } from '../../messages/en/ecrans/reservations/faits';
import { formulaire as reservationsFormulaire } from '../../messages/en/ecrans/reservations/formulaire';
import { place as reservationsPlace } from '../../messages/en/ecrans/reservations/place';
import { reponse as reservationsReponse } from '../../messages/en/ecrans/reservations/reponse';
import { statut as reservationsStatut } from '../../messages/en/ecrans/reservations/statut';
import { formulaire as reviewsFormulaire } from '../../messages/en/ecrans/reviews/formulaire';
import { miens as reviewsMiens } from '../../messages/en/ecrans/reviews/miens';
import { dates as transportsDates } from '../../messages/en/ecrans/transports/dates';
import { formulaire as transportsFormulaire } from '../../messages/en/ecrans/transports/formulaire';
import { gestion as transportsGestion } from '../../messages/en/ecrans/transports/gestion';
import { ligne as transportsLigne } from '../../messages/en/ecrans/transports/ligne';
import { masque as transportsMasque } from '../../messages/en/ecrans/transports/masque';
import { masques as transportsMasques } from '../../messages/en/ecrans/transports/masques';
import { type as transportsType } from '../../messages/en/ecrans/transports/type';
import { champs as usersChamps } from '../../messages/en/ecrans/users/champs';
import { cleNom as usersCleNom } from '../../messages/en/ecrans/users/cleNom';
import { code as usersCode } from '../../messages/en/ecrans/users/code';
import { codesSecours as usersCodesSecours } from '../../messages/en/ecrans/users/codesSecours';
import { copieFenetre as usersCopieFenetre } from '../../messages/en/ecrans/users/copieFenetre';
import { detailsFenetre as usersDetailsFenetre } from '../../messages/en/ecrans/users/detailsFenetre';
import { doubleFenetre as usersDoubleFenetre } from '../../messages/en/ecrans/users/doubleFenetre';
import { jour as usersJour } from '../../messages/en/ecrans/users/jour';
import { lettreFormulaire as usersLettreFormulaire } from '../../messages/en/ecrans/users/lettreFormulaire';
import { papier as usersPapier } from '../../messages/en/ecrans/users/papier';
import { papierEnvoi as usersPapierEnvoi } from '../../messages/en/ecrans/users/papierEnvoi';
import { papierPreuve as usersPapierPreuve } from '../../messages/en/ecrans/users/papierPreuve';
import { personne as usersPersonne } from '../../messages/en/ecrans/users/personne';
import { preuve as usersPreuve } from '../../messages/en/ecrans/users/preuve';
import { service as usersService } from '../../messages/en/ecrans/users/service';
import { suppressionFenetre as usersSuppressionFenetre } from '../../messages/en/ecrans/users/suppressionFenetre';
import { telephone as usersTelephone } from '../../messages/en/ecrans/users/telephone';
import { usage as usersUsage } from '../../messages/en/ecrans/users/usage';
import { vehicule as usersVehicule } from '../../messages/en/ecrans/users/vehicule';

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
