import type { remises as fr } from '../../fr/saisie/remises';

export const remises: typeof fr = {
  genre: 'اختر collecte أو livraison.',
  code: 'أدخل الرمز.',
  sixChiffres: 'يتكون الرمز من ستة أرقام.',
  instant: 'أدخل تاريخًا وساعة.',
  image: 'لم تعد هذه الصورة موجودة. أرسلها من جديد.',
  photo: 'أضف صورة للطرد بعد تسليمه.',
  aQui: 'اذكر لمن سُلّم الطرد وأين.',
  motif: 'اشرح ما المشكلة.',
  montant: 'أدخل المبلغ باليورو.',
  negatif: 'لا يمكن أن يكون المبلغ سالبًا.',
  tropRembourse: 'هذا المبلغ أكبر من المبلغ المحتفظ به.',
  decimales: 'لا يقبل المبلغ أكثر من رقمين بعد الفاصلة.',
  raison: 'اكتب سبب القرار.',
};
