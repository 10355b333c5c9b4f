/** @type {typeof import('../fr/serveur.mjs').serveur} */
export const serveur = {
  monde: 'الطريق مزدحم حاليًا',
  pasPrete: 'تعذّر إعداد الصفحة في الوقت المناسب. سيُعاد تحميلها تلقائيًا بعد بضع ثوانٍ.',
  reessayer: 'إعادة المحاولة',
  tropDeLectures:
    'طلبات كثيرة جدًا من شبكتك. أعد المحاولة بعد {unite, select, s {{n, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}} min {{n, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}} other {{n, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}}}.',
};
