import type { contact as fr } from '../../../fr/ecrans/agences/contact';

export const contact: typeof fr = {
  titre: 'التواصل',
  personne: 'الشخص المسؤول',
  telephone: 'الهاتف',
  email: 'البريد الإلكتروني',
  adresse: 'العنوان',
  stockage: 'سعة التخزين',
};
