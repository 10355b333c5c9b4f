import type { services as fr } from '../../fr/refus/services';

export const services: typeof fr = {
  smsPasParti: 'تعذّر إرسال الرسالة القصيرة. أعد المحاولة بعد بضع دقائق.',
  documentsNombreux: 'تُطلب وثائق كثيرة في هذه اللحظة. أعد المحاولة بعد بضع ثوانٍ.',
  fluxOuverts:
    'لدى حسابك بالفعل {n, plural, zero {# بث مفتوح} one {بث مفتوح واحد} two {بثّان مفتوحان} few {# عمليات بث مفتوحة} many {# بثًا مفتوحًا} other {# بث مفتوح}}.',
  rienEnDirect: 'لا يمكن وصول أي شيء مباشرة في الوقت الحالي. أعد المحاولة لاحقًا.',
};
