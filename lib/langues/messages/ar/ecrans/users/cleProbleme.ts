import type { cleProbleme as fr } from '../../../fr/ecrans/users/cleProbleme';

export const cleProbleme: typeof fr = {
  deja: 'لدى هذا الجهاز مفتاح مرور لحسابك بالفعل.',
  echec: 'تعذّر على هذا الجهاز استعمال مفتاح مرور.',
};
