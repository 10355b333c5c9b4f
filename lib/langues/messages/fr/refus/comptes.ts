/** What the calls about accounts, profiles and agencies refuse. */
export const comptes = {
  profilIntrouvable: 'Ce profil n’existe pas ou n’existe plus.',
  agenceIntrouvable: 'Agence non trouvée',
  emailPris: 'Un compte existe déjà avec cette adresse e-mail. Connectez-vous, ou choisissez-en une autre.',
  emailDejaPris: 'Un compte existe déjà avec cette adresse e-mail. Choisissez-en une autre.',
  photoDUnAutre: 'Vous ne pouvez changer que votre propre photo.',
  agenceSeule: 'Seule une agence peut modifier sa fiche.',
  photoDisparue: 'Une photo n’existe plus. Envoyez-la de nouveau.',
  changeAilleurs: 'Votre compte vient d’être modifié ailleurs. Rechargez la page, puis réessayez.',
  villeDAgence: 'La ville d’une agence se modifie sur sa fiche.',
  fuseauInconnu: 'Choisissez un fuseau horaire de la liste.',
  nomDeCompteFini: 'Ce nom désigne un compte supprimé\u202f: écrivez le vôtre.',
  autreProfil: 'Ces informations ne sont pas celles de votre profil.',
  siretChiffres: 'Un numéro SIRET compte 14 chiffres.',
  siretErreur: 'Ce numéro SIRET contient une erreur\u202f: vérifiez ses 14 chiffres.',
  pasSoiMeme: 'Vous ne pouvez pas vous bloquer vous-même.',
  tropBloques: 'Vous avez bloqué {n} personnes, le maximum.',
  lettreFinie:
    'Ce lien ne sert plus\u202f: il a déjà été utilisé, a expiré, ou un plus récent l’a remplacé. Inscrivez-vous de nouveau depuis l’accueil.',
  langueAbsente: 'Ce site ne parle pas encore cette langue.',
};
