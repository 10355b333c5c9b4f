import type { sujet as fr } from '../../../fr/ecrans/users/sujet';

export const sujet: typeof fr = {
  reservation: 'حجز أو رحلة',
  paiement: 'دفعة',
  compte: 'حسابي',
  securite: 'إساءة أو مشكلة أمنية',
  donnees: 'بياناتي الشخصية',
  partenaire: 'الصحافة والشراكات',
  autre: 'أمر آخر',
};
