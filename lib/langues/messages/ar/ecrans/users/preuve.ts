import type { preuve as fr } from '../../../fr/ecrans/users/preuve';

export const preuve: typeof fr = {
  titre: 'هل هذا أنت حقًا؟',
  texte: 'يمسّ هذا التغيير أمان حسابك. أكّده مرة واحدة، ويسري ذلك لعشر دقائق.',
  confirmer: 'تأكيد',
  enCours: 'جارٍ التحقق...',
  motDePasse: 'كلمة المرور',
};
