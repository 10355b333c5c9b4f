import type { vehicule as fr } from '../../../fr/ecrans/users/vehicule';

export const vehicule: typeof fr = {
  voiture: 'سيارة',
  fourgonnette: 'شاحنة صغيرة',
  fourgon: 'شاحنة مغلقة',
  camion: 'شاحنة',
  poidsLourd: 'شاحنة ثقيلة',
  autocar: 'حافلة',
  autre: 'أخرى',
};
