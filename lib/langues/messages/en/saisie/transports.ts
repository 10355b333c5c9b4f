import type { transports as fr } from '../../fr/saisie/transports';

export const transports: typeof fr = {
  date: 'Enter the date.',
  dateIllisible: 'This date cannot be read. Example: 2026-12-12T06:30.',
  dateInconnue: 'This date does not exist.',
  poidsNul: 'The weight must be more than 0 kg.',
  poidsTrop: 'The weight cannot exceed 50,000 kg.',
  tropDEtapes: 'A trip has {n} stops at most.',
  villesRequises: 'Departure and arrival cities are required',
  ville: 'Enter the city.',
  type: 'Choose Particulier (individual) or Professionnel (professional).',
  poids: 'Enter a weight in kg.',
  rienCoche: 'Tick Collection, Drop-off or both.',
  jour: 'Enter a day as YYYY-MM-DD.',
  jourInconnu: 'This day does not exist.',
  tri: 'This sort order does not exist.',
  villeDepart: 'Enter the departure city.',
  villeArrivee: 'Enter the arrival city.',
};
