import type { page as fr } from '../../../fr/ecrans/alertes/page';

export const page: typeof fr = {
  titre: 'My alerts',
  sousTitre: 'What suits you is told to you once, without searching.',
  aucune: 'No alert',
  chercher: 'Look for a trip',
  aucuneTexte: 'Make a search, then “Create an alert” below the results.',
  annonces: 'Your listings search too',
};
