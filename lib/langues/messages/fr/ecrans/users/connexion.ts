export const connexion = {
  valider: 'Valider',
  seConnecter: 'Se connecter',
  enCours: 'Connexion...',
  echec: 'Erreur de connexion',
  email: 'E-mail',
  motDePasse: 'Mot de passe',
  souvenir: 'Se souvenir de moi',
  oubli: 'Mot de passe oublié\u202f?',
  compte: 'Compte {email}',
  changer: 'Changer',
  appareil: 'Se souvenir de cet appareil 30 jours',
};
