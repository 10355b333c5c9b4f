export const copiePage = {
  titre: 'Mes données',
  pretes: 'Vos données sont prêtes',
  texte: 'Un fichier ZIP, à vous seul, pendant 24 heures.',
  telecharger: 'Télécharger mes données',
};
