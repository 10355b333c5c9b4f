import type { papier as fr } from '../../../fr/ecrans/users/papier';

export const papier: typeof fr = {
  identite: 'بطاقة الهوية',
  entreprise: 'رقم الشركة (SIRET)',
  licence: 'رخصة النقل',
  assurance: 'التأمين',
};
