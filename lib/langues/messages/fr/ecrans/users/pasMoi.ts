export const pasMoi = {
  appareils: 'Tous les appareils sont déconnectés, celui-ci aussi.',
  motDePasse: 'L’ancien mot de passe ne sert plus\u202f: vous en choisissez un nouveau tout de suite.',
  ajouts:
    'Aucun appareil n’est plus mémorisé, et ce qui a été ajouté depuis pour entrer dans le compte est retiré.',
  protegeSuite: 'Votre compte est protégé. Choisissez un nouveau mot de passe.',
  protege: 'Votre compte est protégé',
  ailleurs:
    'Plus personne n’y est connecté. Son adresse e-mail n’est plus celle où vous avez reçu ce lien\u202f: écrivez-nous pour la retrouver.',
  ecrire: 'Nous écrire',
  si: 'Si ce n’était pas vous\u202f:',
  enCours: 'Protection...',
  bouton: 'Ce n’était pas moi',
  sinon: 'C’était vous\u202f? Fermez simplement cette page.',
};
