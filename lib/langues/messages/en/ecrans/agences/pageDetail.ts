import type { pageDetail as fr } from '../../../fr/ecrans/agences/pageDetail';

export const pageDetail: typeof fr = {
  titre: '{nom}, transport agency',
  titreVille: '{nom}, transport agency in {ville}',
  nomVille: '{nom} in {ville}',
  entre: '{un}, {autre}',
  description: '{agence}: hours, reviews and next departures.',
  descriptionServices: '{agence}: {services}, hours, reviews and next departures.',
  agences: 'Agencies',
  toutes: 'All agencies',
  aside: 'Hours and contact',
  connexion: 'Log in to contact this agency.',
  prochains: 'Next departures',
  tousDeparts: 'All departures',
  aucun: 'No departures planned at the moment.',
  agenda: 'Follow these departures in a calendar',
  avis: 'Customer reviews ({nombre})',
};
