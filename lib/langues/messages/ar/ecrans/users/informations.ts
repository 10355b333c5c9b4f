import type { informations as fr } from '../../../fr/ecrans/users/informations';

export const informations: typeof fr = {
  titre: 'المعلومات الشخصية',
  modifier: 'تعديل',
  email: 'البريد الإلكتروني',
  telephone: 'الهاتف',
  prive: 'لا يراها سواك: لا يعرضها ملفك الشخصي العام.',
  preferences: 'التفضيلات',
  documents: 'الوثائق التي تم التحقق منها',
};
