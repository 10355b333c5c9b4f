export const emailConfirme = {
  fait: 'Votre adresse est confirmée',
  change: 'Elle est maintenant celle de votre compte, et sert à vous connecter.',
  preuve: 'Les autres le voient, et vous pouvez payer et réserver comme tout compte confirmé.',
  profil: 'Voir mon profil',
  clic: 'Un clic, et c’est fait. Vous n’avez pas besoin d’être connecté.',
  confirmer: 'Confirmer mon adresse',
  parametres: 'Ouvrir mes paramètres',
};
