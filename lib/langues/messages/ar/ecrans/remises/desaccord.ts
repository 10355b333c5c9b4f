import type { desaccord as fr } from '../../../fr/ecrans/remises/desaccord';

export const desaccord: typeof fr = {
  signaler: 'الإبلاغ عن مشكلة',
  envoi: 'جارٍ الإرسال...',
  motif: 'ما المشكلة',
  motifAide: 'سيقرؤها الطرف الآخر. يبقى المبلغ المحتفظ به مجمّدًا إلى أن تتفقا أو يقرر مشرف.',
  accord: 'التوصل إلى اتفاق',
  bloques: 'المبلغ المجمّد: {montant}. اقترح ما يُعاد إلى الدافع: ويذهب الباقي إلى الناقل بعد خصم العمولة.',
  autrePropose: 'يقترح الطرف الآخر',
  vousProposez: 'اقتراحك',
  proposerAutre: 'تقديم اقتراح آخر',
  proposer: 'اقتراح هذا التقسيم',
  proposee: 'أُرسل الاقتراح',
  revient: 'ما يُعاد إلى الدافع',
  pourquoi: 'السبب',
  partage: '{rembourse} للدافع، و{reste} للناقل',
  accepter: 'قبول هذا التقسيم',
  accepterQuestion: 'هل تقبل هذا التقسيم؟',
  accepterOui: 'قبول',
  accepterNon: 'ليس بعد',
  definitif: '{rembourse} للدافع، و{reste} للناقل. لا يمكن التراجع بعد ذلك.',
};
