export const copieFenetre = {
  titre: 'Télécharger mes données',
  texte: 'Confirmez que c’est bien vous. Trois copies par jour au plus.',
  telecharger: 'Télécharger',
  enCours: 'Préparation...',
  parEmail: 'Vos données sont nombreuses\u202f: le lien arrive par e-mail, pour 24 heures.',
  pretes: 'Vos données sont prêtes.',
  motDePasse: 'Votre mot de passe',
};
