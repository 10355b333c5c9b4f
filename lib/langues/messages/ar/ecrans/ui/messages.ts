import type { messages as fr } from '../../../fr/ecrans/ui/messages';

export const messages: typeof fr = {
  nom: 'رسائل الموقع',
  fermer: 'إغلاق الرسالة',
};
