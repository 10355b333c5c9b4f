import type { cleNom as fr } from '../../../fr/ecrans/users/cleNom';

export const cleNom: typeof fr = {
  titre: 'إعادة تسمية مفتاح المرور',
  enregistrer: 'حفظ',
  enCours: 'جارٍ الحفظ...',
  nom: 'الاسم',
};
