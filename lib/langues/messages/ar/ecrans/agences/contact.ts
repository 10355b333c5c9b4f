import type { contact as fr } from '../../../fr/ecrans/agences/contact';

export const contact: typeof fr = {
  titre: 'التواصل',
  personne: 'جهة الاتصال',
  telephone: 'الهاتف',
  email: 'البريد الإلكتروني',
  adresse: 'العنوان',
  stockage: 'سعة التخزين',
};
