import type { lettreFormulaire as fr } from '../../../fr/ecrans/users/lettreFormulaire';

export const lettreFormulaire: typeof fr = {
  envoye: 'بقيت نقرة واحدة',
  envoyeTexte: 'أُرسلت رسالة إلى هذا البريد. افتح رابطها لتصلك النشرة، مرة في الشهر على الأكثر.',
  abonner: 'اشترك',
  enCours: 'جارٍ الإرسال...',
  email: 'البريد الإلكتروني',
};
