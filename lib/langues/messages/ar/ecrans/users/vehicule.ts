import type { vehicule as fr } from '../../../fr/ecrans/users/vehicule';

export const vehicule: typeof fr = {
  voiture: 'سيارة',
  fourgonnette: 'شاحنة صغيرة',
  fourgon: 'فان',
  camion: 'شاحنة',
  poidsLourd: 'شاحنة ثقيلة',
  autocar: 'حافلة',
  autre: 'أخرى',
};
