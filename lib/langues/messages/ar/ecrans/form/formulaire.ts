import type { formulaire as fr } from '../../../fr/ecrans/form/formulaire';

export const formulaire: typeof fr = {
  villeInconnue: 'هذه المدينة ليست في قائمتنا: تحقق من كتابتها، أو أبقها كما هي.',
  dateAussi: 'أدخل التاريخ أيضًا.',
  heureAussi: 'أدخل الساعة أيضًا.',
  heureAinsi: 'اكتب الساعة هكذا: 06:30.',
  heure: 'سا:دق',
  kilos: 'كغ',
  motDePasseMasquer: 'إخفاء كلمة المرور',
  motDePasseAfficher: 'إظهار كلمة المرور',
  revenue: 'عاد ما كتبته كما تركته.',
  revenueSauf: 'عاد ما كتبته كما تركته، باستثناء ما لا نحتفظ به: كلمات المرور والوثائق.',
  repartir: 'ابدأ من جديد',
  envoiImage: 'جارٍ إرسال الصورة...',
  imageEnRoute: 'صورتك ما زالت قيد الإرسال: تُرسَل الاستمارة فور وصولها.',
  quitter: 'هل تريد المغادرة دون حفظ تعديلاتك؟',
};
