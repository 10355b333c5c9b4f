import type { cles as fr } from '../../../fr/ecrans/users/cles';

export const cles: typeof fr = {
  titre: 'مفاتيح المرور',
  texte: 'ادخل دون كلمة مرور، ببصمة إصبعك أو وجهك أو رمز جهازك.',
  enregistree: 'حُفظ مفتاح المرور.',
  ajouter: 'إضافة مفتاح',
  supprimee: 'حُذف المفتاح «{nom}».',
  utilisee: 'أُضيف بتاريخ {jour}، واستُعمل بتاريخ {usage}.',
  jamais: 'أُضيف بتاريخ {jour}، ولم يُستعمل قط.',
  renommerCle: 'إعادة تسمية المفتاح {nom}',
  renommer: 'إعادة التسمية',
  supprimerCle: 'حذف المفتاح {nom}',
  supprimer: 'حذف',
  question: 'هل تريد حذف مفتاح المرور هذا؟',
  suite: 'لن يفتح حسابك بعد الآن. قد يظل جهازك يقترحه: أزله أيضًا من كلمات المرور المحفوظة فيه.',
};
