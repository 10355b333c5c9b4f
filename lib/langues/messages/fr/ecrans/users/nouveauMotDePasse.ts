export const nouveauMotDePasse = {
  incomplet: 'Ce lien n’est pas complet. Ouvrez-le de nouveau depuis l’e-mail, ou demandez-en un nouveau.',
  changer: 'Changer le mot de passe',
  enCours: 'Changement...',
  nouveau: 'Nouveau mot de passe',
  nouveauLien: 'Demander un nouveau lien',
  change: 'Votre mot de passe est changé. Connectez-vous avec le nouveau.',
};
