import type { pageDetail as fr } from '../../../fr/ecrans/transports/pageDetail';

export const pageDetail: typeof fr = {
  absent: 'لم يُعثر على الرحلة',
  titre: '{depart}\u200f ← \u200f{arrivee}، {date}',
  description: '{nom}: من {depart} إلى {arrivee}، الانطلاق {date}.',
  descriptionLibre: '{nom}: من {depart} إلى {arrivee}، الانطلاق {date}: {libre} متاحة من أصل {total}.',
  trajets: 'الرحلات',
  tous: 'كل الرحلات',
  partage: 'رحلة {nom}',
  termine: 'انتهت هذه الرحلة.',
  aVenir: 'عرض الرحلات القادمة',
  toutLeTrajet: 'على كامل الرحلة',
  troncon: '{depart}\u200f ← \u200f{arrivee}',
  prochains: 'الانطلاقات القادمة',
};
