import type { donnees as fr } from '../../fr/lettres/donnees';

export const donnees: typeof fr = {
  pretes: 'بياناتك على {produit} جاهزة',
  pretesTexte: 'طلبت نسخة من بياناتك. إنها جاهزة في ملف ZIP.',
  pretesBouton: 'تنزيل بياناتي',
  pretesDuree:
    'يصلح هذا الرابط لمدة {n, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}، لك وحدك: سجّل الدخول لفتحه.',
  pretesSinon: 'لم تطلب شيئًا؟ غيّر كلمة مرورك.',
  repos: 'سيُحذف حسابك على {produit} قريبًا',
  reposTexte:
    'لم يستعمل أحد حسابك منذ ما يقارب {n, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}. بعد {jours}، سيُحذف مع بياناتك.',
  jours: '{n, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  garder: 'للاحتفاظ به، سجّل الدخول مرة واحدة.',
  reposBouton: 'تسجيل الدخول',
  reposSinon: 'إذا لم تعد تريد هذا الحساب، فلا تفعل شيئًا.',
};
