import type { identite as fr } from '../../fr/saisie/identite';

export const identite: typeof fr = {
  jeton: 'أدخل رمز الرابط.',
  sixChiffres: 'أدخل الأرقام الستة الواردة في الرسالة النصية.',
  codeSixChiffres: 'يتكوّن الرمز من ستة أرقام.',
  code: 'أدخل الرمز.',
  codeLong: 'هذا الرمز طويل جدًا.',
  reponse: 'تعذّرت قراءة الإجابة.',
  nom: 'أعطه اسمًا.',
  date: 'أدخل التاريخ.',
  dateInvalide: 'أدخل تاريخًا صحيحًا.',
  perime: 'لم تعد هذه الوثيقة سارية.',
  annee: 'تحقق من السنة.',
  document: 'اختر وثيقة.',
  photo: 'أضف صورة للوثيقة.',
  photos: 'الحد الأقصى لعدد الصور: {n}.',
  uneFois: 'كل صورة مرة واحدة فقط.',
  fin: 'أدخل تاريخ انتهاء صلاحية الوثيقة.',
  decision: 'اختر قرارًا.',
  raison: 'اذكر السبب.',
};
