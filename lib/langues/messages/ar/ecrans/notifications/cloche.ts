import type { cloche as fr } from '../../../fr/ecrans/notifications/cloche';

export const cloche: typeof fr = {
  titre: 'الإشعارات',
  nonLues:
    'الإشعارات، {n, plural, zero {لا إشعارات غير مقروءة} one {إشعار غير مقروء} two {إشعاران غير مقروءين} few {# إشعارات غير مقروءة} many {# إشعارًا غير مقروء} other {# إشعار غير مقروء}}',
  toutes: 'كل الإشعارات',
  chargement: 'جارٍ التحميل…',
  echec: 'تعذّر تحميل إشعاراتك.',
  reessayer: 'إعادة المحاولة',
  rien: 'لا شيء حاليًّا. ما يخصك سيظهر هنا.',
};
