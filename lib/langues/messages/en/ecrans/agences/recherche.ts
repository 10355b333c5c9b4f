import type { recherche as fr } from '../../../fr/ecrans/agences/recherche';

export const recherche: typeof fr = {
  nom: 'Search for an agency',
  exemple: 'Name, city, service…',
  rechercher: 'Search',
};
