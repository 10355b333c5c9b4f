import type { formulaire as fr } from '../../../fr/ecrans/reviews/formulaire';

export const formulaire: typeof fr = {
  modifierTitre: 'تعديل تقييمك',
  donner: 'إضافة تقييم',
  sur: 'عن {nom}. سيتمكن الجميع من قراءته مع اسمك.',
  modifier: 'حفظ',
  publier: 'نشر',
  envoi: 'جارٍ الإرسال...',
  modifie: 'عُدّل تقييمك.',
  publie: 'شكرًا لك، نُشر تقييمك.',
  note: 'تقييمك بالنجوم',
  commentaire: 'التعليق',
  conseil: 'الالتزام بالمواعيد والعناية والتواصل: ما يساعد غيرك على الاختيار.',
  etoiles:
    '{n, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
};
