import type { identite as fr } from '../../fr/lettres/identite';

export const identite: typeof fr = {
  confirmer: 'أكّد بريدك الإلكتروني على {produit}',
  confirmerTexte: 'يوجد حساب على {produit} بهذا العنوان. أكّد أنه لك: سيرى الآخرون ذلك، وستتمكن من الدفع.',
  confirmerBouton: 'تأكيد بريدي الإلكتروني',
  unSeulUsage:
    'يصلح هذا الرابط مرة واحدة فقط، لمدة {n, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  confirmerSinon: 'لم تُنشئ هذا الحساب؟ لا تفعل شيئًا: سيبقى العنوان غير مؤكد.',
  nouvelle: 'بريدك الإلكتروني الجديد على {produit}',
  nouvelleTexte: 'من المقرر أن يصبح هذا العنوان عنوان حساب على {produit}. ما لم تؤكده، لن يتغير شيء.',
  nouvelleBouton: 'تأكيد هذا العنوان',
  nouvelleSinon: 'لم تطلب شيئًا؟ لا تفعل شيئًا.',
  ancienne: 'تغيّر البريد الإلكتروني لحسابك على {produit}',
  ancienneTexte: 'أصبح لحسابك على {produit} بريد إلكتروني آخر. لم يعد هذا العنوان يصلح لتسجيل الدخول.',
  cetaitVous: 'هل أنت من قام بذلك؟ لا يلزمك فعل أي شيء.',
  pasMoi: 'لست أنا من قام بذلك',
  reprendre:
    'يفتح هذا الزر صفحة تستعيد منها عنوانك: يُسجَّل عندئذ الخروج من جميع الأجهزة وتختار كلمة مرور جديدة. يصلح مرة واحدة، لمدة {n, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  codeSms:
    'رمزك على {produit}: {code}. صالح لمدة {n, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}. لا تعطه لأحد.',
};
