import type { partage as fr } from '../../../fr/ecrans/ui/partage';

export const partage: typeof fr = {
  partager: 'مشاركة',
  copier: 'نسخ الرابط',
  copie: 'نُسخ الرابط',
  pasCopie: 'متصفحك لا يتيح النسخ: انسخ عنوان الصفحة.',
  courriel: 'البريد الإلكتروني',
};
