import type { remboursement as fr } from '../../../fr/ecrans/moderation/remboursement';

export const remboursement: typeof fr = {
  revient: 'يعود إلى {nom}',
  repris: 'يُسترجع من {nom}',
  commission: 'عمولة يعيدها الموقع',
  ouvrir: 'إعادة المبلغ إلى من دفعه',
  question: 'هل تريد إعادة هذه الدفعة؟',
  texte: 'يُسترجع أولًا ما سبق صرفه، ثم يُعاد.',
  rendre: 'إعادة {montant}',
  instant: 'لحظة...',
  lance: 'بدأت عملية الإعادة.',
  raison: 'السبب',
  raisonAide: 'سيقرؤه الشخصان.',
};
