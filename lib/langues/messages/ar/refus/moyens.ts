import type { moyens as fr } from '../../fr/refus/moyens';

export const moyens: typeof fr = {
  smsPasParti: 'تعذّر إرسال الرسالة النصية. أعد المحاولة بعد بضع دقائق.',
  documentsNombreux: 'تُطلب وثائق كثيرة في هذه اللحظة. أعد المحاولة بعد بضع ثوانٍ.',
  fluxOuverts:
    'لدى حسابك بالفعل {n, plural, zero {# بث مفتوح} one {بث مفتوح واحد} two {بثّان مفتوحان} few {# عمليات بث مفتوحة} many {# بثًا مفتوحًا} other {# بث مفتوح}}.',
  rienEnDirect: 'لا يمكن وصول أي شيء مباشرة في الوقت الحالي. أعد المحاولة لاحقًا.',
  pasDeDirect: 'لا شيء يصل مباشرةً هنا: اطلب \u2066/conversations/unread\u2069 كل عشر ثوانٍ.',
};
