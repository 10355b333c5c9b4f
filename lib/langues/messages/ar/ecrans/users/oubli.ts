import type { oubli as fr } from '../../../fr/ecrans/users/oubli';

export const oubli: typeof fr = {
  recevoir: 'استلام الرابط',
  envoi: 'جارٍ الإرسال...',
  email: 'البريد الإلكتروني',
  parti: 'تفقّد بريدك الوارد',
  partiTexte: 'إذا كان هناك حساب بهذا البريد، فقد أُرسلت رسالة للتو. رابطها صالح لمرة واحدة، خلال ساعة.',
  rien: 'لم يصلك شيء بعد بضع دقائق؟ انظر في البريد غير المرغوب فيه، ثم تحقق من العنوان.',
  recommencer: 'البدء من جديد',
};
