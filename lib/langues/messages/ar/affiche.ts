import type { affiche as fr } from '../fr/affiche';

export const affiche: typeof fr = {
  transport: 'رحلة',
  demande: 'طلب',
  produit: 'منتج',
  agence: 'وكالة',
  profil: 'ملف شخصي',
  alt: '{genre}: {dit}',
  puis: '{un}، {autre}',
  ville: 'مدينة',
  depart: 'الانطلاق {date}',
  termine: 'منتهية',
  complet: 'ممتلئة',
  libre: '{n, plural, zero {متاح} one {متاح} two {متاحة} few {متاحة} many {متاحة} other {متاحة}}',
  unColis: 'طرد مطلوب إيصاله',
  livrer: 'التسليم في {ville}',
  demandeTerminee: 'طلب منتهٍ',
  avant: 'قبل {jour}',
  budget: 'الميزانية',
  unProduit: 'منتج مطلوب جلبه',
  lieu: 'في {ville}',
  agenceTransport: 'وكالة نقل',
  agenceVille: 'وكالة نقل في {ville}',
  membre: 'عضو',
  transports:
    '{n, plural, zero {لا رحلات} one {رحلة واحدة} two {رحلتان} few {# رحلات} many {# رحلة} other {# رحلة}}',
  demandes:
    '{n, plural, zero {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
};
