import type { actions as fr } from '../../../fr/ecrans/owned/actions';

export const actions: typeof fr = {
  masquer: 'إخفاء عن العموم',
  montrer: 'إظهار للعموم',
  modifier: 'تعديل',
  supprimer: 'حذف',
  suppression: 'جارٍ الحذف...',
  instant: 'لحظة...',
  afficher: 'عرض',
  masque: 'مخفي',
};
