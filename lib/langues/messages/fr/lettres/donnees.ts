/** What is written of somebody’s data, and of an account that nobody uses. */
export const donnees = {
  pretes: 'Vos données {produit} sont prêtes',
  pretesTexte: 'Vous avez demandé une copie de vos données. Elle est prête, dans un fichier ZIP.',
  pretesBouton: 'Télécharger mes données',
  pretesDuree: 'Ce lien sert pendant {n}\u00a0heures, à vous seul\u202f: connectez-vous pour l’ouvrir.',
  pretesSinon: 'Vous n’avez rien demandé\u202f? Changez votre mot de passe.',
  repos: 'Votre compte {produit} va se terminer',
  reposTexte:
    'Personne n’a utilisé votre compte depuis près de {n} ans. Dans {jours}, il sera supprimé avec vos données.',
  jours: '{n} jours',
  garder: 'Pour le garder, connectez-vous une fois.',
  reposBouton: 'Me connecter',
  reposSinon: 'Si vous ne voulez plus de ce compte, ne faites rien.',
};
