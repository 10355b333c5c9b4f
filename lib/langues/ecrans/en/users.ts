import { appareils } from '../../messages/en/ecrans/users/appareils';
import { badges } from '../../messages/en/ecrans/users/badges';
import { champs } from '../../messages/en/ecrans/users/champs';
import { champsAgence } from '../../messages/en/ecrans/users/champsAgence';
import { cleEntree } from '../../messages/en/ecrans/users/cleEntree';
import { cleNom } from '../../messages/en/ecrans/users/cleNom';
import { cleProbleme } from '../../messages/en/ecrans/users/cleProbleme';
import { cles } from '../../messages/en/ecrans/users/cles';
import { code } from '../../messages/en/ecrans/users/code';
import { codesSecours } from '../../messages/en/ecrans/users/codesSecours';
import { connexion } from '../../messages/en/ecrans/users/connexion';
import { contact } from '../../messages/en/ecrans/users/contact';
import { copie } from '../../messages/en/ecrans/users/copie';
import { copieFenetre } from '../../messages/en/ecrans/users/copieFenetre';
import { copiePage } from '../../messages/en/ecrans/users/copiePage';
import { dejaConnecte } from '../../messages/en/ecrans/users/dejaConnecte';
import { details } from '../../messages/en/ecrans/users/details';
import { detailsFenetre } from '../../messages/en/ecrans/users/detailsFenetre';
import { double } from '../../messages/en/ecrans/users/double';
import { doubleFenetre } from '../../messages/en/ecrans/users/doubleFenetre';
import { emailAConfirmer } from '../../messages/en/ecrans/users/emailAConfirmer';
import { emailConfirme } from '../../messages/en/ecrans/users/emailConfirme';
import { emailEnAttente } from '../../messages/en/ecrans/users/emailEnAttente';
import { emailRepris } from '../../messages/en/ecrans/users/emailRepris';
import { informations } from '../../messages/en/ecrans/users/informations';
import { inscription } from '../../messages/en/ecrans/users/inscription';
import { inscriptionProfil } from '../../messages/en/ecrans/users/inscriptionProfil';
import { jour } from '../../messages/en/ecrans/users/jour';
import { lettre } from '../../messages/en/ecrans/users/lettre';
import { lettreConfirmation } from '../../messages/en/ecrans/users/lettreConfirmation';
import { lettreFin } from '../../messages/en/ecrans/users/lettreFin';
import { lettreFormulaire } from '../../messages/en/ecrans/users/lettreFormulaire';
import { lien } from '../../messages/en/ecrans/users/lien';
import { motDePasse } from '../../messages/en/ecrans/users/motDePasse';
import { motDePasseChange } from '../../messages/en/ecrans/users/motDePasseChange';
import { nouveauMotDePasse } from '../../messages/en/ecrans/users/nouveauMotDePasse';
import { oubli } from '../../messages/en/ecrans/users/oubli';
import { papier } from '../../messages/en/ecrans/users/papier';
import { papierEnvoi } from '../../messages/en/ecrans/users/papierEnvoi';
import { papierPreuve } from '../../messages/en/ecrans/users/papierPreuve';
import { papiers } from '../../messages/en/ecrans/users/papiers';
import { parametres } from '../../messages/en/ecrans/users/parametres';
import { parametresPage } from '../../messages/en/ecrans/users/parametresPage';
import { pasMoi } from '../../messages/en/ecrans/users/pasMoi';
import { personne } from '../../messages/en/ecrans/users/personne';
import { photo } from '../../messages/en/ecrans/users/photo';
import { portes } from '../../messages/en/ecrans/users/portes';
import { preferences } from '../../messages/en/ecrans/users/preferences';
import { preuve } from '../../messages/en/ecrans/users/preuve';
import { profil } from '../../messages/en/ecrans/users/profil';
import { profilAbsent } from '../../messages/en/ecrans/users/profilAbsent';
import { profilType } from '../../messages/en/ecrans/users/profilType';
import { resume } from '../../messages/en/ecrans/users/resume';
import { service } from '../../messages/en/ecrans/users/service';
import { sujet } from '../../messages/en/ecrans/users/sujet';
import { suppression } from '../../messages/en/ecrans/users/suppression';
import { suppressionFenetre } from '../../messages/en/ecrans/users/suppressionFenetre';
import { telephone } from '../../messages/en/ecrans/users/telephone';
import { theme } from '../../messages/en/ecrans/users/theme';
import { usage } from '../../messages/en/ecrans/users/usage';
import { vehicule } from '../../messages/en/ecrans/users/vehicule';
import { verification } from '../../messages/en/ecrans/users/verification';
import { verificationPhrase } from '../../messages/en/ecrans/users/verificationPhrase';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/users').screens = {
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
