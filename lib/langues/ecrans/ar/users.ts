import { appareils } from '../../messages/ar/ecrans/users/appareils';
import { badges } from '../../messages/ar/ecrans/users/badges';
import { champs } from '../../messages/ar/ecrans/users/champs';
import { champsAgence } from '../../messages/ar/ecrans/users/champsAgence';
import { cleEntree } from '../../messages/ar/ecrans/users/cleEntree';
import { cleNom } from '../../messages/ar/ecrans/users/cleNom';
import { cleProbleme } from '../../messages/ar/ecrans/users/cleProbleme';
import { cles } from '../../messages/ar/ecrans/users/cles';
import { code } from '../../messages/ar/ecrans/users/code';
import { codesSecours } from '../../messages/ar/ecrans/users/codesSecours';
import { connexion } from '../../messages/ar/ecrans/users/connexion';
import { contact } from '../../messages/ar/ecrans/users/contact';
import { copie } from '../../messages/ar/ecrans/users/copie';
import { copieFenetre } from '../../messages/ar/ecrans/users/copieFenetre';
import { copiePage } from '../../messages/ar/ecrans/users/copiePage';
import { dejaConnecte } from '../../messages/ar/ecrans/users/dejaConnecte';
import { details } from '../../messages/ar/ecrans/users/details';
import { detailsFenetre } from '../../messages/ar/ecrans/users/detailsFenetre';
import { double } from '../../messages/ar/ecrans/users/double';
import { doubleFenetre } from '../../messages/ar/ecrans/users/doubleFenetre';
import { emailAConfirmer } from '../../messages/ar/ecrans/users/emailAConfirmer';
import { emailConfirme } from '../../messages/ar/ecrans/users/emailConfirme';
import { emailEnAttente } from '../../messages/ar/ecrans/users/emailEnAttente';
import { emailRepris } from '../../messages/ar/ecrans/users/emailRepris';
import { informations } from '../../messages/ar/ecrans/users/informations';
import { inscription } from '../../messages/ar/ecrans/users/inscription';
import { inscriptionProfil } from '../../messages/ar/ecrans/users/inscriptionProfil';
import { jour } from '../../messages/ar/ecrans/users/jour';
import { lettre } from '../../messages/ar/ecrans/users/lettre';
import { lettreConfirmation } from '../../messages/ar/ecrans/users/lettreConfirmation';
import { lettreFin } from '../../messages/ar/ecrans/users/lettreFin';
import { lettreFormulaire } from '../../messages/ar/ecrans/users/lettreFormulaire';
import { lien } from '../../messages/ar/ecrans/users/lien';
import { motDePasse } from '../../messages/ar/ecrans/users/motDePasse';
import { motDePasseChange } from '../../messages/ar/ecrans/users/motDePasseChange';
import { nouveauMotDePasse } from '../../messages/ar/ecrans/users/nouveauMotDePasse';
import { oubli } from '../../messages/ar/ecrans/users/oubli';
import { papier } from '../../messages/ar/ecrans/users/papier';
import { papierEnvoi } from '../../messages/ar/ecrans/users/papierEnvoi';
import { papierPreuve } from '../../messages/ar/ecrans/users/papierPreuve';
import { papiers } from '../../messages/ar/ecrans/users/papiers';
import { parametres } from '../../messages/ar/ecrans/users/parametres';
import { parametresPage } from '../../messages/ar/ecrans/users/parametresPage';
import { pasMoi } from '../../messages/ar/ecrans/users/pasMoi';
import { personne } from '../../messages/ar/ecrans/users/personne';
import { photo } from '../../messages/ar/ecrans/users/photo';
import { portes } from '../../messages/ar/ecrans/users/portes';
import { preferences } from '../../messages/ar/ecrans/users/preferences';
import { preuve } from '../../messages/ar/ecrans/users/preuve';
import { profil } from '../../messages/ar/ecrans/users/profil';
import { profilAbsent } from '../../messages/ar/ecrans/users/profilAbsent';
import { profilType } from '../../messages/ar/ecrans/users/profilType';
import { resume } from '../../messages/ar/ecrans/users/resume';
import { service } from '../../messages/ar/ecrans/users/service';
import { sujet } from '../../messages/ar/ecrans/users/sujet';
import { suppression } from '../../messages/ar/ecrans/users/suppression';
import { suppressionFenetre } from '../../messages/ar/ecrans/users/suppressionFenetre';
import { telephone } from '../../messages/ar/ecrans/users/telephone';
import { theme } from '../../messages/ar/ecrans/users/theme';
import { usage } from '../../messages/ar/ecrans/users/usage';
import { vehicule } from '../../messages/ar/ecrans/users/vehicule';
import { verification } from '../../messages/ar/ecrans/users/verification';
import { verificationPhrase } from '../../messages/ar/ecrans/users/verificationPhrase';

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
