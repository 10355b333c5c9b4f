/** What the calls about alertes refuse. */
export const alertes = {
  introuvable: 'Cette alerte n’existe plus.',
  tropLarge: 'Précisez votre recherche\u202f: une ville, une catégorie ou un mot de trois lettres au moins.',
  maximum: 'Vous avez {n} alertes, le maximum. Supprimez-en une d’abord.',
  dejaGardee: 'Vous avez déjà cette alerte.',
};
