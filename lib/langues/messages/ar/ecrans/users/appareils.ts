import type { appareils as fr } from '../../../fr/ecrans/users/appareils';

export const appareils: typeof fr = {
  titre: 'الأجهزة المتصلة',
  tout: 'عرض الكل ({nombre})',
  celuiCi: 'هذا الجهاز',
  vers: 'قرب {lieu}.',
  maintenant: 'قيد الاستعمال الآن.',
  vu: 'آخر استعمال: {quand}.',
  deconnecte: '{nom}: سُجّل الخروج.',
  deconnecterLe: 'تسجيل الخروج من {nom}',
  deconnecter: 'تسجيل الخروج',
  deconnectes: 'سُجّل الخروج من أجهزتك الأخرى.',
  aucun: 'لم يكن أي جهاز آخر متصلًا.',
  perdu: 'هل فقدت جهازًا أو أعرته أو استعملت جهازًا عامًا؟ يبقى هذا الجهاز متصلًا.',
  partout: 'تسجيل الخروج من كل الأجهزة الأخرى',
};
