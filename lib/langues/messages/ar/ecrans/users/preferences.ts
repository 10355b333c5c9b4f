import type { preferences as fr } from '../../../fr/ecrans/users/preferences';

export const preferences: typeof fr = {
  nom: 'التفضيلات',
  email: 'إشعارات بالبريد الإلكتروني',
  push: 'إشعارات فورية',
  newsletter: 'النشرة الشهرية',
  enregistree: 'حُفظ التفضيل.',
};
