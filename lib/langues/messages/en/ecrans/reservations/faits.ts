import type { faits as fr } from '../../../fr/ecrans/reservations/faits';

export const faits: typeof fr = {
  poids: 'Weight',
  prix: 'Price offered',
  besoin: 'For the request',
  description: 'Description',
  masque: '(hidden by the carrier)',
  retire: '(no longer on the site)',
  silence: 'This request had no answer for {heures}\u00a0hours and was cancelled automatically.',
  depart: 'This request had no answer before departure and was cancelled automatically.',
};
