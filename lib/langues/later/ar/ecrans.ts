import { fiche as agencesFiche } from '../../messages/ar/ecrans/agences/fiche';
import { proprietaire as agencesProprietaire } from '../../messages/ar/ecrans/agences/proprietaire';
import { formulaire as alertesFormulaire } from '../../messages/ar/ecrans/alertes/formulaire';
import { rythme as alertesRythme } from '../../messages/ar/ecrans/alertes/rythme';
import { message as contactMessage } from '../../messages/ar/ecrans/contact/message';
import { avancement as demandesAvancement } from '../../messages/ar/ecrans/demandes/avancement';
import { categorie as demandesCategorie } from '../../messages/ar/ecrans/demandes/categorie';
import { faits as demandesFaits } from '../../messages/ar/ecrans/demandes/faits';
import { formulaire as demandesFormulaire } from '../../messages/ar/ecrans/demandes/formulaire';
import { gestion as demandesGestion } from '../../messages/ar/ecrans/demandes/gestion';
import { masque as demandesMasque } from '../../messages/ar/ecrans/demandes/masque';
import { masques as demandesMasques } from '../../messages/ar/ecrans/demandes/masques';
import { proprietaire as demandesProprietaire } from '../../messages/ar/ecrans/demandes/proprietaire';
import { statut as demandesStatut } from '../../messages/ar/ecrans/demandes/statut';
import { formulaire as formFormulaire } from '../../messages/ar/ecrans/form/formulaire';
import { images as formImages } from '../../messages/ar/ecrans/form/images';
import { blocage as moderationBlocage } from '../../messages/ar/ecrans/moderation/blocage';
import { motif as moderationMotif } from '../../messages/ar/ecrans/moderation/motif';
import { personne as moderationPersonne } from '../../messages/ar/ecrans/moderation/personne';
import { signalement as moderationSignalement } from '../../messages/ar/ecrans/moderation/signalement';
import { signaler as moderationSignaler } from '../../messages/ar/ecrans/moderation/signaler';
import { actions as ownedActions } from '../../messages/ar/ecrans/owned/actions';
import { demander as paymentsDemander } from '../../messages/ar/ecrans/payments/demander';
import { test as paymentsTest } from '../../messages/ar/ecrans/payments/test';
import { formulaire as produitsFormulaire } from '../../messages/ar/ecrans/produits/formulaire';
import { gestion as produitsGestion } from '../../messages/ar/ecrans/produits/gestion';
import { masque as produitsMasque } from '../../messages/ar/ecrans/produits/masque';
import { masques as produitsMasques } from '../../messages/ar/ecrans/produits/masques';
import { scanner as remisesScanner } from '../../messages/ar/ecrans/remises/scanner';
import { capacite as reservationsCapacite } from '../../messages/ar/ecrans/reservations/capacite';
import { demandes as reservationsDemandes } from '../../messages/ar/ecrans/reservations/demandes';
import { faits as reservationsFaits } from '../../messages/ar/ecrans/reservations/faits';
import { formulaire as reservationsFormulaire } from '../../messages/ar/ecrans/reservations/formulaire';
import { place as reservationsPlace } from '../../messages/ar/ecrans/reservations/place';
import { reponse as reservationsReponse } from '../../messages/ar/ecrans/reservations/reponse';
import { statut as reservationsStatut } from '../../messages/ar/ecrans/reservations/statut';
import { formulaire as reviewsFormulaire } from '../../messages/ar/ecrans/reviews/formulaire';
import { miens as reviewsMiens } from '../../messages/ar/ecrans/reviews/miens';
import { dates as transportsDates } from '../../messages/ar/ecrans/transports/dates';
import { formulaire as transportsFormulaire } from '../../messages/ar/ecrans/transports/formulaire';
import { gestion as transportsGestion } from '../../messages/ar/ecrans/transports/gestion';
import { ligne as transportsLigne } from '../../messages/ar/ecrans/transports/ligne';
import { masque as transportsMasque } from '../../messages/ar/ecrans/transports/masque';
import { masques as transportsMasques } from '../../messages/ar/ecrans/transports/masques';
import { type as transportsType } from '../../messages/ar/ecrans/transports/type';
import { champs as usersChamps } from '../../messages/ar/ecrans/users/champs';
import { cleNom as usersCleNom } from '../../messages/ar/ecrans/users/cleNom';
import { code as usersCode } from '../../messages/ar/ecrans/users/code';
import { codesSecours as usersCodesSecours } from '../../messages/ar/ecrans/users/codesSecours';
import { copieFenetre as usersCopieFenetre } from '../../messages/ar/ecrans/users/copieFenetre';
import { detailsFenetre as usersDetailsFenetre } from '../../messages/ar/ecrans/users/detailsFenetre';
import { doubleFenetre as usersDoubleFenetre } from '../../messages/ar/ecrans/users/doubleFenetre';
import { jour as usersJour } from '../../messages/ar/ecrans/users/jour';
import { lettreFormulaire as usersLettreFormulaire } from '../../messages/ar/ecrans/users/lettreFormulaire';
import { papier as usersPapier } from '../../messages/ar/ecrans/users/papier';
import { papierEnvoi as usersPapierEnvoi } from '../../messages/ar/ecrans/users/papierEnvoi';
import { papierPreuve as usersPapierPreuve } from '../../messages/ar/ecrans/users/papierPreuve';
import { personne as usersPersonne } from '../../messages/ar/ecrans/users/personne';
import { preuve as usersPreuve } from '../../messages/ar/ecrans/users/preuve';
import { service as usersService } from '../../messages/ar/ecrans/users/service';
import { suppressionFenetre as usersSuppressionFenetre } from '../../messages/ar/ecrans/users/suppressionFenetre';
import { telephone as usersTelephone } from '../../messages/ar/ecrans/users/telephone';
import { usage as usersUsage } from '../../messages/ar/ecrans/users/usage';
import { vehicule as usersVehicule } from '../../messages/ar/ecrans/users/vehicule';

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
