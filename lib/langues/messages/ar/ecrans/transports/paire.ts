import type { paire as fr } from '../../../fr/ecrans/transports/paire';

export const paire: typeof fr = {
  sens: 'من {depart} إلى {arrivee}',
  annonces:
    '{n, plural, zero {لا رحلات قادمة {sens}.} one {رحلة قادمة واحدة {sens}. احجز ما تحتاجه من الكيلوغرامات: سيردّ عليك الناقل.} two {رحلتان قادمتان {sens}. اختر رحلتك واحجز ما تحتاجه من الكيلوغرامات: سيردّ عليك الناقل.} few {{nombre} رحلات قادمة {sens}. اختر رحلتك واحجز ما تحتاجه من الكيلوغرامات: سيردّ عليك الناقل.} many {{nombre} رحلة قادمة {sens}. اختر رحلتك واحجز ما تحتاجه من الكيلوغرامات: سيردّ عليك الناقل.} other {{nombre} رحلة قادمة {sens}. اختر رحلتك واحجز ما تحتاجه من الكيلوغرامات: سيردّ عليك الناقل.}}',
  plusDAnnonces:
    'أكثر من {nombre} رحلة قادمة {sens}. اختر رحلتك واحجز ما تحتاجه من الكيلوغرامات: سيردّ عليك الناقل.',
  personne: 'لا أحد يعرض رحلة {sens} حاليًا. أنشئ تنبيهًا، أو انشر طلبك: سيراسلك المسافرون.',
  prochain:
    '{n, plural, zero {لا رحلات قادمة، الأقرب {jour}} one {رحلة قادمة واحدة {jour}} two {رحلتان قادمتان، الأقرب {jour}} few {{nombre} رحلات قادمة، الأقرب {jour}} many {{nombre} رحلة قادمة، الأقرب {jour}} other {{nombre} رحلة قادمة، الأقرب {jour}}}',
  prochainDePlus: 'أكثر من {nombre} رحلة قادمة، الأقرب {jour}',
  prixKilo: 'عادةً {prix} للكيلوغرام',
  faits: '{un}، {autre}',
  description:
    'أرسل طردًا {sens}: {faits}. مسافرون وسائقون ووكالات، مع الكيلوغرامات المتاحة على الجزء الذي يهمّك من الطريق.',
  descriptionSeule: 'أرسل طردًا {sens} مع مسافرين وسائقين ووكالات: تنبيهات ورحلات قريبة ووكالات.',
  jusqua: 'حتى {poids}',
  prochainDepart: 'الانطلاق القادم',
  aVenir: 'الرحلات القادمة',
  etPlus: '{nombre} وأكثر',
  placeLibre: 'المكان المتاح',
  prixConstate: 'السعر المعتاد للكيلوغرام',
  autreSens: 'في الاتجاه الآخر',
  revient: 'لما يعود {sens}.',
  trajets: 'الرحلات',
};
