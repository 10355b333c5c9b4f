import type { horaires as fr } from '../../../fr/ecrans/agences/horaires';

export const horaires: typeof fr = {
  titre: 'Opening hours',
  ferme: 'Closed',
  heure: 'Agency’s time ({ville}).',
};
