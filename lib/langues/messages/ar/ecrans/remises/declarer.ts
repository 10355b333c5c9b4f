import type { declarer as fr } from '../../../fr/ecrans/remises/declarer';

export const declarer: typeof fr = {
  declarer: 'التصريح بالتسليم',
  envoi: 'جارٍ الإرسال...',
  declaree: 'صُرّح بالتسليم',
  photo: 'صورة الطرد بعد تسليمه',
  aQui: 'لمن وأين',
};
