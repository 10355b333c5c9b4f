export const emailRepris = {
  adresse: 'Votre adresse redevient celle du compte.',
  appareils: 'Tous les appareils sont déconnectés.',
  motDePasse: 'L’ancien mot de passe ne sert plus\u202f: vous en choisissez un nouveau tout de suite.',
  repris: 'Votre adresse est de nouveau à vous. Choisissez un nouveau mot de passe.',
  reprendre: 'Reprendre mon adresse',
  ecrire: 'Nous écrire',
};
