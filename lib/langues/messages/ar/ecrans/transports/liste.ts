import type { liste as fr } from '../../../fr/ecrans/transports/liste';

export const liste: typeof fr = {
  plusDe: 'أكثر من {nombre} رحلة',
  aucun: 'لا توجد رحلات',
  trajets:
    '{n, plural, zero {لا توجد رحلات} one {رحلة واحدة} two {رحلتان} few {{nombre} رحلات} many {{nombre} رحلة} other {{nombre} رحلة}}',
  exacts:
    '{n, plural, zero {لا رحلة مطابقة تمامًا} one {رحلة واحدة مطابقة تمامًا} two {رحلتان مطابقتان تمامًا} few {{nombre} رحلات مطابقة تمامًا} many {{nombre} رحلة مطابقة تمامًا} other {{nombre} رحلة مطابقة تمامًا}}',
  exactsEtPartiels:
    '{exacts} و{n, plural, zero {{nombre} جزئيًا} one {رحلة واحدة جزئيًا} two {رحلتان جزئيًا} few {{nombre} رحلات جزئيًا} many {{nombre} رحلة جزئيًا} other {{nombre} رحلة جزئيًا}}',
  aucunExact:
    'لا رحلة مطابقة تمامًا، و{n, plural, zero {{nombre} جزئيًا} one {رحلة واحدة جزئيًا} two {رحلتان جزئيًا} few {{nombre} رحلات جزئيًا} many {{nombre} رحلة جزئيًا} other {{nombre} رحلة جزئيًا}}',
  suite: 'بقية الرحلات',
  deA: '{quoi} من {depart} إلى {arrivee}',
  auDepart: '{quoi} انطلاقًا من {depart}',
  aDestination: '{quoi} نحو {arrivee}',
  leJour: 'يوم {jour}',
  proposes: '{type, select, Particulier {يعرضها أفراد} other {يعرضها مهنيون}}',
  avecLibre: 'مع {poids} متاح',
  avecLibres: 'مع {poids} متاحة',
  pour: 'عن «{mots}»',
  ensuite: '{debut}، {suite}',
  phrase: '{quoi}.',
  aVenir: '{quoi} بين أوروبا وأفريقيا.',
  critereMots: '«{mots}»',
  critereDe: 'من {ville}',
  critereVers: 'إلى {ville}',
  critereJour: 'يوم {jour}',
  criterePoids: '{poids} متاحة',
  vide: 'لا توجد رحلات متاحة',
  voirTous: 'عرض كل الرحلات',
  publierBesoin: 'انشر طلبًا',
  elargissez: 'وسّع بحثك، أو انشر طلبك: سيراسلك الناقلون.',
  partez: 'ستسافر قريبًا؟ اعرض ما تبقّى لديك من مكان.',
  aucunDepart: 'لا انطلاق في يوم {jour} تحديدًا.',
  proches: 'أقرب الأيام التي فيها انطلاق:',
};
