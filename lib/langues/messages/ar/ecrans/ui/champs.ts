import type { champs as fr } from '../../../fr/ecrans/ui/champs';

export const champs: typeof fr = {
  suggestions:
    '{n, plural, zero {لا اقتراحات} one {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}',
  calendrier: 'التقويم',
  choisirJour: 'اختر من التقويم',
  jour: 'يوم/شهر/سنة',
  dateAinsi: 'اكتب التاريخ هكذا: 24/12/2026.',
  jourInconnu: 'هذا اليوم غير موجود.',
};
