export const connexion = {
  requise: 'Connexion requise',
  annuler: 'Annuler',
  seConnecter: 'Se connecter',
  inscription: 'S’inscrire',
};
