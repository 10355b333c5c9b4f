import type { page as fr } from '../../../fr/ecrans/alertes/page';

export const page: typeof fr = {
  titre: 'My alerts',
  sousTitre: 'You are told once about everything that matches, without having to search.',
  aucune: 'No alerts',
  chercher: 'Look for a trip',
  aucuneTexte: 'Run a search, then choose “Create an alert” below the results.',
  annonces: 'Your listings search too',
};
