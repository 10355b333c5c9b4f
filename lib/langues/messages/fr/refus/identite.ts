/** What the calls refuse by which people show who they are: e-mails, telephones, documents. */
export const identite = {
  emailDAbord:
    'Confirmez d’abord votre adresse e-mail\u202f: ouvrez le lien reçu par e-mail, ou redemandez-le dans vos paramètres.',
  emailDejaConfirme: 'Votre adresse e-mail est déjà confirmée.',
  emailDUnAutre:
    'Cette adresse est entre-temps celle d’un autre compte. Choisissez-en une autre dans vos paramètres.',
  lienInconnu: 'Ce lien n’est pas valable. Vérifiez que vous l’avez copié en entier.',
  lienServi: 'Ce lien ne sert plus\u202f: il a déjà été utilisé, ou un plus récent l’a remplacé.',
  lienExpireHeures:
    'Ce lien a expiré\u202f: il servait pendant {n}\u00a0heures. Demandez-en un nouveau dans vos paramètres.',
  lienExpireJours: 'Ce lien a expiré\u202f: il servait pendant {n}\u00a0jours. Écrivez-nous.',
  numeroDejaConfirme: 'Votre numéro est déjà confirmé.',
  pasPortable:
    'Ce numéro ne peut pas recevoir notre SMS\u202f: indiquez dans vos paramètres un portable d’Europe ou d’Afrique, avec son indicatif.',
  codeFini: 'Ce code ne sert plus. Demandez-en un nouveau.',
  codeFauxFini: 'Ce code n’est pas le bon, et ne sert plus. Demandez-en un nouveau.',
  codeFaux: 'Ce code n’est pas le bon. Il vous reste {n, plural, one {# essai} other {# essais}}.',
  imageNonLue: 'L’image n’a pas été lue.',
  documentDAutre: 'Votre profil ne présente pas ce document.',
  photoDisparue: 'Cette photo n’existe plus. Envoyez-la de nouveau.',
};
