import type { pageDetail as fr } from '../../../fr/ecrans/agences/pageDetail';

export const pageDetail: typeof fr = {
  titre: '{nom}، وكالة نقل',
  titreVille: '{nom}، وكالة نقل في {ville}',
  nomVille: '{nom} في {ville}',
  entre: '{un}، {autre}',
  description: '{agence}: أوقات العمل والتقييمات والانطلاقات القادمة.',
  descriptionServices: '{agence}: {services}، أوقات العمل والتقييمات والانطلاقات القادمة.',
  agences: 'الوكالات',
  toutes: 'كل الوكالات',
  aside: 'أوقات العمل والتواصل',
  connexion: 'سجّل الدخول لتتواصل مع هذه الوكالة.',
  prochains: 'الانطلاقات القادمة',
  tousDeparts: 'كل الانطلاقات',
  aucun: 'لا انطلاق مقرَّر حاليًا.',
  agenda: 'تابع هذه الانطلاقات في تقويم',
  avis: 'تقييمات العملاء ({nombre})',
};
