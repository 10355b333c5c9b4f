import type { message as fr } from '../../../fr/ecrans/contact/message';

export const message: typeof fr = {
  titre: 'مراسلة <qui>{nom}</qui>',
  envoyer: 'إرسال',
  envoi: 'جارٍ الإرسال...',
  pasParti: 'لم تُرسَل رسالتك. أعد المحاولة بعد لحظة.',
  message: 'رسالتك',
  conseil: 'تبقى الأرقام والعناوين مخفية إلى حين تأكيد الحجز.',
};
