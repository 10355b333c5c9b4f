import type { donnees as fr } from '../../fr/saisie/donnees';

export const donnees: typeof fr = {
  motDePasse: 'أدخل كلمة المرور.',
  motDePasseLong: 'كلمة المرور هذه طويلة جدًا.',
  confirmation: 'اكتب {mot}.',
  confirmer: 'اكتب {mot} للتأكيد.',
};
