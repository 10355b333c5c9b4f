import type { paiements as fr } from '../fr/paiements';

export const paiements: typeof fr = {
  date: 'التاريخ',
  reference: 'المرجع',
  sens: 'الاتجاه',
  avec: 'الطرف الآخر',
  description: 'الوصف',
  montant: 'المبلغ',
  commission: 'العمولة',
  verse: 'المبلغ المصروف',
  rembourse: 'المبلغ المعاد',
  devise: 'العملة',
  etat: 'الحالة',
  modeTest: 'وضع تجريبي',
  demande: 'طلبتَها',
  demandeAVous: 'طُلبت منك',
  oui: 'نعم',
  non: 'لا',
};
