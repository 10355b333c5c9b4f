import type { papierEnvoi as fr } from '../../../fr/ecrans/users/papierEnvoi';

export const papierEnvoi: typeof fr = {
  envoyer: 'إرسال',
  envoi: 'جارٍ الإرسال...',
  envoye: 'أُرسلت وثيقتك. سنردّ عليك عبر البريد الإلكتروني.',
  jusqua: 'صالحة إلى غاية',
  jusquaAide: 'كما هو مكتوب في الوثيقة.',
  secret:
    'هذه الصور مشفّرة. لا يفتحها سوى فريق التحقق لدينا، وتُحذف فور الرد عليك. ولا يُحتفظ إلا بالنتيجة وتاريخها.',
  photos: 'صور الوثيقة',
  photo: 'الصورة {rang}',
  retirerPhoto: 'إزالة الصورة {rang}',
  retirer: 'إزالة',
  nom: 'إضافة صورة للوثيقة',
  choisir: 'اختيار صورة',
  ajouter: 'إضافة صورة (الوجه الآخر…)',
  reessayer: 'إعادة المحاولة',
  enCours: 'جارٍ إرسال الصورة.',
  prete: 'الصورة {rang} جاهزة.',
  echec: 'تعذّر إرسال الصورة',
  formats: 'JPEG أو PNG أو WebP، بحجم 5 ميغابايت على الأكثر. يجب أن يكون كل شيء مقروءًا دون انعكاسات.',
};
