import type { champs as fr } from '../../../fr/ecrans/users/champs';

export const champs: typeof fr = {
  usage: 'What would you like to do? (optional)',
  naissance: 'Date of birth',
  adresse: 'Address',
  adresseAide: 'Never shown publicly.',
  piece: 'Identity document number (optional)',
  licence: 'Licence number',
  siret: 'Company number (SIRET)',
  siretAide: '14 digits in France.',
  vehicule: 'Type of vehicle',
  choisir: 'Choose',
  capacite: 'Load capacity',
  experience: 'Years of experience',
  ans: 'years',
  assurance: 'Insurance (optional)',
  zones: 'Areas served (optional)',
  zonesAide: 'Separated by commas: France, Spain, Morocco.',
  documents: 'Vehicle documents (optional)',
  documentsAide: 'Their numbers, separated by commas: registration document, roadworthiness test.',
  rib: 'Bank details (optional)',
};
