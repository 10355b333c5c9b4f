import type { papierReponse as fr } from '../../../fr/ecrans/moderation/papierReponse';

export const papierReponse: typeof fr = {
  accepte: 'قبول',
  refuse: 'رفض',
  repondre: 'رد',
  instant: 'لحظة...',
  partie: 'أُرسل الرد ومُحيت الصور.',
  decision: 'القرار',
  choisissez: 'اختر',
  jusqua: 'صالحة إلى غاية',
  jusquaAide: 'صحّحه إذا ذكرت الوثيقة غير ذلك.',
  raison: 'السبب',
  raisonAide: 'إلزامي عند الرفض. سيقرؤه الشخص المعني.',
};
