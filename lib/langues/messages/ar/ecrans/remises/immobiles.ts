import type { immobiles as fr } from '../../../fr/ecrans/remises/immobiles';

export const immobiles: typeof fr = {
  titre: 'طرود مدفوعة متوقفة',
  texte:
    'نُبّه الطرفان ثلاث مرات. تبقى الدفعة محتفظًا بها إلى أن يتصرف أحدهما: راسلهما. الإبلاغ عن مشكلة يجعلها خلافًا يمكنك البتّ فيه.',
  pasCollecte: 'لم يُستلم، كان مقررًا {jour}. الناقل: <t>{transporteur}</t>. المرسل: <d>{demandeur}</d>.',
  pasConfirmee:
    'لم يُؤكَّد التسليم، كان مقررًا {jour}. الناقل: <t>{transporteur}</t>. المرسل: <d>{demandeur}</d>.',
  reservation: '<a>عرض الرحلة</a>. الحجز <c>{id}</c>',
  titreColis: '{trajet}، {montant}',
};
