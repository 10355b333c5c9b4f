import type { ouvert as fr } from '../../../fr/ecrans/agences/ouvert';

export const ouvert: typeof fr = {
  ouvert: 'مفتوحة الآن',
  ferme: 'مغلقة',
  suite: '، {detail}',
  aHeure: 'على الساعة {heure}',
  aMinuit: 'عند منتصف الليل',
  aujourdhui: '{etat, select, ouvert {تغلق {quand}} other {تفتح {quand}}}',
  demain: '{etat, select, ouvert {تغلق غدًا {quand}} other {تفتح غدًا {quand}}}',
  jour: '{etat, select, ouvert {تغلق يوم {jour} {quand}} other {تفتح يوم {jour} {quand}}}',
  prochain: '{etat, select, ouvert {تغلق يوم {jour} القادم {quand}} other {تفتح يوم {jour} القادم {quand}}}',
};
