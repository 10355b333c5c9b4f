import type { api as fr } from '../../../fr/ecrans/textes/api';

export const api: typeof fr = {
  titre: 'المطورون',
  resume: 'طلبات واجهة {produit} البرمجية: تسجيل الدخول والبحث والنشر والحجز وقراءة الردود.',
  sousTitre:
    'كل ما يفعله الموقع يمر عبر هذه الواجهة. عدد الطلبات: {nombre}، وشكل الرد واحد. وصف كل طلب مكتوب بالفرنسية.',
  sommaire: 'المحتويات',
  machines:
    'الوثيقة نفسها للآلات: <a>openapi.json</a> (OpenAPI 3.1). الأوزان بالكيلوغرام، والأسعار باليورو، والتواريخ بصيغة ISO 8601 مع منطقتها الزمنية. قد تُضاف خانات جديدة إلى الردود: تجاهل ما لا تعرفه.',
  seConnecter: 'تسجيل الدخول',
  jeton: 'يعيد تسجيل الدخول رمز وصول يُرسل مع كل طلب يتطلبه.',
  reponses: 'الردود والقوائم والأخطاء',
  reponsesTexte:
    'يكون رد النجاح <c>{succes}</c>. وتضيف القائمة <c>meta.nextCursor</c>: أعطه بوصفه <c>cursor</c> للصفحة التالية، حتى <c>null</c>؛ و<c>limit</c> من 1 إلى 100. ويكون رد الرفض:',
  partout: 'يمكن لأي طلب أن يرد بـ{codes}؛ والباقي مذكور عند كل طلب.',
  limites: 'الحدود والإرسال المكرر',
  limitesTexte:
    'تُعدّ الطلبات حسب العنوان وحسب الحساب. وبعد تجاوز الحد يكون الرد 429، ويحدد <c>Retry-After</c> عدد الثواني الواجب انتظارها؛ وكذلك مع 503. يقبل الإنشاء الترويسة <c>Idempotency-Key</c>: الإرسال نفسه بالمفتاح نفسه، خلال {heures} ساعة، يعيد الرد الأول بدل الإنشاء مرتين.',
  objets: 'محتوى الردود',
  facultative: 'تسجيل الدخول اختياري.',
  requise: 'تسجيل الدخول مطلوب.',
  formulaire: 'استمارة <c>multipart/form-data</c>، والصورة في <c>{champ}</c>.',
  obligatoire: '، إلزامي',
  precision: ': {texte}',
  element: '<a>{nom}</a>: {texte}',
  repond: 'يرد بـ<b>{code}</b> <quoi>{nom}</quoi>.',
  repondOu: 'يرد بـ<b>{code}</b> <quoi>{nom}</quoi> أو {autres}.',
  objet: '(<a>{nom}</a>)',
  liste: '(قائمة من <a>{nom}</a>)',
};
