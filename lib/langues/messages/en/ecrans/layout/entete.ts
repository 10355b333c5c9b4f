import type { entete as fr } from '../../../fr/ecrans/layout/entete';

export const entete: typeof fr = {
  accueil: 'Home',
  trajets: 'Trips',
  besoins: 'Requests',
  agences: 'Agencies',
  navigation: 'Main navigation',
  menu: 'Menu',
  ouvrir: 'Open the menu',
  fermer: 'Close the menu',
  connexion: 'Log in',
  inscription: 'Sign up',
  retour: 'Back to the list',
  logo: '{produit}, home',
  absent: 'Your account is not responding.',
  reessayer: 'Try again',
  chargement: 'Loading...',
  apparence: 'Appearance',
  langue: 'Language',
};
