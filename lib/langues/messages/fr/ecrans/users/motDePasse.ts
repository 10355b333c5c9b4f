export const motDePasse = {
  aide: 'Au moins 8 caractères.',
  confirmer: 'Confirmer le mot de passe',
};
