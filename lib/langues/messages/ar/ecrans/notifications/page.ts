import type { page as fr } from '../../../fr/ecrans/notifications/page';

export const page: typeof fr = {
  titre: 'الإشعارات',
  texte: 'ما يخصك، من الأحدث إلى الأقدم.',
  rien: 'لا شيء حاليًّا',
  rienTexte: 'ستظهر هنا الردود على طلباتك والتقييمات وما يتغير في رحلاتك.',
  choisir: 'اختيار إشعاراتي',
  suite: 'عرض المزيد',
};
