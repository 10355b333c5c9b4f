import type { connexion as fr } from '../../../fr/ecrans/users/connexion';

export const connexion: typeof fr = {
  valider: 'Confirm',
  seConnecter: 'Log in',
  enCours: 'Logging in...',
  echec: 'Could not log you in',
  email: 'E-mail address',
  motDePasse: 'Password',
  souvenir: 'Remember me',
  oubli: 'Forgot your password?',
  compte: 'Account {email}',
  changer: 'Change',
  appareil: 'Remember this device for 30 days',
};
