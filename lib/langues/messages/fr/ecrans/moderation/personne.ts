export const personne = {
  plus: 'Plus d’actions sur {nom}',
  bloquer: 'Bloquer',
  debloquer: 'Débloquer',
  debloque: '{nom} est débloqué(e).',
};
