import type { appels as fr } from '../fr/appels';

export const appels: typeof fr = {
  connexion: 'سجّل الدخول للمتابعة.',
  appelInconnu: 'هذا الطلب غير موجود في الواجهة.',
  parametreInconnu: 'معامل غير معروف: «{nom}».',
  pageInconnue: 'هذه الصفحة غير موجودة أو لم تعد موجودة.',
  invalide: 'طلب غير صالح.',
  incomplete: 'لم يصل الطلب كاملًا.',
  lente: 'يستغرق الطلب وقتًا طويلًا للوصول. تحقق من اتصالك ثم أعد المحاولة.',
  autreSite: 'هذا الطلب قادم من موقع آخر، لذلك رُفض.',
  formulaireAttendu: 'أرسل استمارة (Content-Type: multipart/form-data).',
  formulaireIllisible: 'تعذّرت قراءة الاستمارة المرسلة.',
  cleIllisible: 'تعذّرت قراءة الترويسة Idempotency-Key.',
  cleServie: 'سبق استعمال مفتاح Idempotency-Key هذا لطلب آخر.',
  enCours: 'هذا الطلب قيد المعالجة. انتظر لحظة.',
  methode: 'الطريقة {methode} غير متاحة لهذا الطلب. الطرق الممكنة: {possibles}.',
  jsonAttendu: 'أرسل JSON (Content-Type: application/json).',
  imbrique: 'محتوى الطلب متداخل أكثر من اللازم.',
  jsonIllisible: 'محتوى الطلب ليس JSON مقروءًا.',
  tropGros: 'حجم الطلب كبير جدًا.',
  indisponible: 'الخدمة غير متاحة مؤقتًا. أعد المحاولة بعد بضع ثوانٍ.',
  memeMoment: 'غيّر شخص آخر هذا في اللحظة نفسها. أعد المحاولة.',
  panne: 'حدث خطأ. أعد المحاولة، وإن استمر فراسلنا.',
  curseurFini: 'صفحة النتائج هذه لم تعد موجودة.',
  curseurIllisible: 'مؤشر غير مقروء.',
  envoisALaFois: 'عمليات إرسال كثيرة في آن واحد. انتظر انتهاء السابقة ثم أعد المحاولة.',
  envoisNombreux: 'تصل الآن ملفات كثيرة. أعد المحاولة بعد بضع ثوانٍ.',
  essaisALaFois: 'محاولات كثيرة في آن واحد. أعد المحاولة بعد لحظة.',
  demandesNombreuses:
    'طلبات كثيرة جدًا. أعد المحاولة بعد {unite, select, s {{n, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}} min {{n, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}} other {{n, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}}}.',
  essaisNombreux:
    'محاولات كثيرة جدًا. أعد المحاولة بعد {unite, select, s {{n, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}} min {{n, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}} other {{n, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}}}.',
};
