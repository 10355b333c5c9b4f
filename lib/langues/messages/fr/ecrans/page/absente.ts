export const absente = {
  titre: 'Page introuvable',
  nullePart: 'Cette route ne mène nulle part',
  trajets: 'Voir les trajets',
  accueil: 'Retour à l’accueil',
  texte: 'La page que vous cherchez n’existe pas, ou n’existe plus.',
};
