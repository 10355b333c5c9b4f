import type { confiance as fr } from '../../../fr/ecrans/transports/confiance';

export const confiance: typeof fr = {
  titre: 'كيف يسافر طردك',
  reservez: 'احجز ما تحتاجه من الكيلوغرامات',
  reservezTexte:
    'قل ما ترسله والسعر الذي تقترحه. يردّ الناقل خلال {n, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  codes: 'رمز عند كل تسليم',
  codesTexte: 'رمز عند انطلاق الطرد وآخر عند وصوله: يعرف الجميع أين وصل.',
  garde: 'المال ينتظر التسليم',
  gardeTexte: 'يُحتفظ بمبلغك حتى التسليم. وإذا حدثت مشكلة، يبقى محجوزًا.',
  entreVous: 'تتفقان على السعر بينكما',
  entreVousTexte: 'تتفق مع الناقل على السعر والدفع. لا تدفع أبدًا مسبقًا لشخص لا تعرفه.',
  reponses: 'كل الأجوبة',
};
