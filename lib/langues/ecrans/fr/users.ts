import { appareils } from '../../messages/fr/ecrans/users/appareils';
import { badges } from '../../messages/fr/ecrans/users/badges';
import { champs } from '../../messages/fr/ecrans/users/champs';
import { champsAgence } from '../../messages/fr/ecrans/users/champsAgence';
import { cleEntree } from '../../messages/fr/ecrans/users/cleEntree';
import { cleNom } from '../../messages/fr/ecrans/users/cleNom';
import { cleProbleme } from '../../messages/fr/ecrans/users/cleProbleme';
import { cles } from '../../messages/fr/ecrans/users/cles';
import { code } from '../../messages/fr/ecrans/users/code';
import { codesSecours } from '../../messages/fr/ecrans/users/codesSecours';
import { connexion } from '../../messages/fr/ecrans/users/connexion';
import { contact } from '../../messages/fr/ecrans/users/contact';
import { copie } from '../../messages/fr/ecrans/users/copie';
import { copieFenetre } from '../../messages/fr/ecrans/users/copieFenetre';
import { copiePage } from '../../messages/fr/ecrans/users/copiePage';
import { dejaConnecte } from '../../messages/fr/ecrans/users/dejaConnecte';
import { details } from '../../messages/fr/ecrans/users/details';
import { detailsFenetre } from '../../messages/fr/ecrans/users/detailsFenetre';
import { double } from '../../messages/fr/ecrans/users/double';
import { doubleFenetre } from '../../messages/fr/ecrans/users/doubleFenetre';
import { emailAConfirmer } from '../../messages/fr/ecrans/users/emailAConfirmer';
import { emailConfirme } from '../../messages/fr/ecrans/users/emailConfirme';
import { emailEnAttente } from '../../messages/fr/ecrans/users/emailEnAttente';
import { emailRepris } from '../../messages/fr/ecrans/users/emailRepris';
import { informations } from '../../messages/fr/ecrans/users/informations';
import { inscription } from '../../messages/fr/ecrans/users/inscription';
import { inscriptionProfil } from '../../messages/fr/ecrans/users/inscriptionProfil';
import { jour } from '../../messages/fr/ecrans/users/jour';
import { lettre } from '../../messages/fr/ecrans/users/lettre';
import { lettreConfirmation } from '../../messages/fr/ecrans/users/lettreConfirmation';
import { lettreFin } from '../../messages/fr/ecrans/users/lettreFin';
import { lettreFormulaire } from '../../messages/fr/ecrans/users/lettreFormulaire';
import { lien } from '../../messages/fr/ecrans/users/lien';
import { motDePasse } from '../../messages/fr/ecrans/users/motDePasse';
import { motDePasseChange } from '../../messages/fr/ecrans/users/motDePasseChange';
import { nouveauMotDePasse } from '../../messages/fr/ecrans/users/nouveauMotDePasse';
import { oubli } from '../../messages/fr/ecrans/users/oubli';
import { papier } from '../../messages/fr/ecrans/users/papier';
import { papierEnvoi } from '../../messages/fr/ecrans/users/papierEnvoi';
import { papierPreuve } from '../../messages/fr/ecrans/users/papierPreuve';
import { papiers } from '../../messages/fr/ecrans/users/papiers';
import { parametres } from '../../messages/fr/ecrans/users/parametres';
import { parametresPage } from '../../messages/fr/ecrans/users/parametresPage';
import { pasMoi } from '../../messages/fr/ecrans/users/pasMoi';
import { personne } from '../../messages/fr/ecrans/users/personne';
import { photo } from '../../messages/fr/ecrans/users/photo';
import { portes } from '../../messages/fr/ecrans/users/portes';
import { preferences } from '../../messages/fr/ecrans/users/preferences';
import { preuve } from '../../messages/fr/ecrans/users/preuve';
import { profil } from '../../messages/fr/ecrans/users/profil';
import { profilAbsent } from '../../messages/fr/ecrans/users/profilAbsent';
import { profilType } from '../../messages/fr/ecrans/users/profilType';
import { resume } from '../../messages/fr/ecrans/users/resume';
import { service } from '../../messages/fr/ecrans/users/service';
import { sujet } from '../../messages/fr/ecrans/users/sujet';
import { suppression } from '../../messages/fr/ecrans/users/suppression';
import { suppressionFenetre } from '../../messages/fr/ecrans/users/suppressionFenetre';
import { telephone } from '../../messages/fr/ecrans/users/telephone';
import { theme } from '../../messages/fr/ecrans/users/theme';
import { usage } from '../../messages/fr/ecrans/users/usage';
import { vehicule } from '../../messages/fr/ecrans/users/vehicule';
import { verification } from '../../messages/fr/ecrans/users/verification';
import { verificationPhrase } from '../../messages/fr/ecrans/users/verificationPhrase';

/** The messages of this room’s screens. */
export const screens = {
  'users/appareils': appareils,
  'users/badges': badges,
  'users/champs': champs,
  'users/champsAgence': champsAgence,
  'users/cleEntree': cleEntree,
  'users/cleNom': cleNom,
  'users/cleProbleme': cleProbleme,
  'users/cles': cles,
  'users/code': code,
  'users/codesSecours': codesSecours,
  'users/connexion': connexion,
  'users/contact': contact,
  'users/copie': copie,
  'users/copieFenetre': copieFenetre,
  'users/copiePage': copiePage,
  'users/dejaConnecte': dejaConnecte,
  'users/details': details,
  'users/detailsFenetre': detailsFenetre,
  'users/double': double,
  'users/doubleFenetre': doubleFenetre,
  'users/emailAConfirmer': emailAConfirmer,
  'users/emailConfirme': emailConfirme,
  'users/emailEnAttente': emailEnAttente,
  'users/emailRepris': emailRepris,
  'users/informations': informations,
  'users/inscription': inscription,
  'users/inscriptionProfil': inscriptionProfil,
  'users/jour': jour,
  'users/lettre': lettre,
  'users/lettreConfirmation': lettreConfirmation,
  'users/lettreFin': lettreFin,
  'users/lettreFormulaire': lettreFormulaire,
  'users/lien': lien,
  'users/motDePasse': motDePasse,
  'users/motDePasseChange': motDePasseChange,
  'users/nouveauMotDePasse': nouveauMotDePasse,
  'users/oubli': oubli,
  'users/papier': papier,
  'users/papierEnvoi': papierEnvoi,
  'users/papierPreuve': papierPreuve,
  'users/papiers': papiers,
  'users/parametres': parametres,
  'users/parametresPage': parametresPage,
  'users/pasMoi': pasMoi,
  'users/personne': personne,
  'users/photo': photo,
  'users/portes': portes,
  'users/preferences': preferences,
  'users/preuve': preuve,
  'users/profil': profil,
  'users/profilAbsent': profilAbsent,
  'users/profilType': profilType,
  'users/resume': resume,
  'users/service': service,
  'users/sujet': sujet,
  'users/suppression': suppression,
  'users/suppressionFenetre': suppressionFenetre,
  'users/telephone': telephone,
  'users/theme': theme,
  'users/usage': usage,
  'users/vehicule': vehicule,
  'users/verification': verification,
  'users/verificationPhrase': verificationPhrase,
};
