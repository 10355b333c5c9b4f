/** What refuses to open an account, or to change what keeps it safe. */
export const acces = {
  incorrects: 'E-mail ou mot de passe incorrect.',
  suspendu:
    'Votre compte est suspendu. Vous pouvez répondre une fois à cette décision, par le lien de l’e-mail qui vous l’a annoncée.',
  suspenduRaison:
    'Votre compte est suspendu. Raison\u202f: «\u00a0{raison}\u00a0» Vous pouvez répondre une fois à cette décision, par le lien de l’e-mail qui vous l’a annoncée.',
  motDePasseActuel: 'Indiquez votre mot de passe actuel.',
  motDePasseActuelFaux: 'Mot de passe actuel incorrect.',
  motDePasse: 'Indiquez votre mot de passe.',
  motDePasseFaux: 'Mot de passe incorrect.',
  code: 'Indiquez le code de votre application d’authentification, ou un code de secours.',
  codeFaux: 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.',
  codeFauxHeure:
    'Ce code n’est pas le bon. Vérifiez que l’heure de votre téléphone est juste, puis tapez le suivant.',
  preuve: 'Confirmez d’abord que c’est bien vous.',
  facteurActif: 'La double authentification est déjà activée.',
  facteurARefaire: 'Recommencez\u202f: scannez un nouveau QR code.',
  facteurDAbord: 'Activez d’abord la double authentification.',
  cleNonVerifiee: 'Cette clé d’accès n’a pas pu être vérifiée. Réessayez.',
  demandeServie: 'Cette demande a déjà servi. Réessayez.',
  cleConnue: 'Cette clé d’accès est déjà enregistrée.',
  tropDeCles: 'Un compte a {n} clés d’accès au plus. Supprimez-en une.',
  cleDisparue: 'Cette clé d’accès n’existe plus.',
  cleInconnue: 'Cette clé d’accès n’ouvre aucun compte ici. Connectez-vous avec votre mot de passe.',
  appareilDeconnecte: 'Cet appareil n’est plus connecté.',
  lienInconnu:
    'Ce lien n’est pas valable. Vérifiez que vous l’avez copié en entier, ou demandez-en un nouveau.',
  lienExpire: 'Ce lien a expiré\u202f: il servait pendant une heure. Demandez-en un nouveau.',
  lienServi:
    'Ce lien ne sert plus\u202f: il a déjà été utilisé, ou un plus récent l’a remplacé. Demandez-en un nouveau si besoin.',
  tropCourant: 'Ce mot de passe est trop courant. Choisissez-en un que personne ne devinerait.',
  deSoi:
    'Ce mot de passe contient votre nom ou votre adresse e-mail. Choisissez-en un qui ne parle pas de vous.',
  fuite:
    'Ce mot de passe figure dans une fuite de données connue\u202f: d’autres l’essaieront. Choisissez-en un autre.',
  pasMoiPerime:
    'Ce lien ne sert plus\u202f: il a déjà été utilisé, un plus récent l’a remplacé, ou il a plus de sept jours.',
};
