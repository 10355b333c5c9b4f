import type { lien as fr } from '../../../fr/ecrans/users/lien';

export const lien: typeof fr = {
  incomplet: 'هذا الرابط غير كامل. افتحه من جديد من الرسالة.',
  instant: 'لحظة...',
};
