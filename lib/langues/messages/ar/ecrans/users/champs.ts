import type { champs as fr } from '../../../fr/ecrans/users/champs';

export const champs: typeof fr = {
  usage: 'ماذا تريد أن تفعل؟ (اختياري)',
  naissance: 'تاريخ الميلاد',
  adresse: 'العنوان',
  adresseAide: 'لا يُعرض للعموم أبدًا.',
  piece: 'رقم وثيقة الهوية (اختياري)',
  licence: 'رقم الرخصة',
  siret: 'رقم الشركة (SIRET)',
  siretAide: '14 رقمًا في فرنسا.',
  vehicule: 'نوع المركبة',
  choisir: 'اختر',
  capacite: 'سعة الحمولة',
  experience: 'سنوات الخبرة',
  ans: 'سنوات',
  assurance: 'التأمين (اختياري)',
  zones: 'المناطق المشمولة (اختياري)',
  zonesAide: 'افصل بينها بفواصل: فرنسا، إسبانيا، المغرب.',
  documents: 'وثائق المركبة (اختياري)',
  documentsAide: 'أرقامها، مفصولة بفواصل: البطاقة الرمادية، الفحص التقني.',
  rib: 'بيانات الحساب البنكي (اختياري)',
};
