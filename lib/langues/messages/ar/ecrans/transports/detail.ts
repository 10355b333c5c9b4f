import type { detail as fr } from '../../../fr/ecrans/transports/detail';

export const detail: typeof fr = {
  aPropos: 'عن الرحلة',
  dateDepart: 'تاريخ الانطلاق',
  arrivee: 'الوصول',
  capacite: 'السعة',
  type: 'نوع الناقل',
  etapes: 'محطات الرحلة',
  collecte: 'استلام',
  depot: 'تسليم',
  horsLigne: '{date}، {libre}',
};
