import type { horaires as fr } from '../../../fr/ecrans/agences/horaires';

export const horaires: typeof fr = {
  titre: 'أوقات العمل',
  ferme: 'مغلق',
  heure: 'بتوقيت الوكالة ({ville}).',
};
