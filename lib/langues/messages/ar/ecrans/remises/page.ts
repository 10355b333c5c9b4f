import type { page as fr } from '../../../fr/ecrans/remises/page';

export const page: typeof fr = {
  nom: 'تسليم الطرد',
  titre: 'طرد {depart}\u200f ← \u200f{arrivee}',
  etat: '{etat}.',
  annulee: 'ملغى',
  codeCollecte: 'رمز الاستلام',
  codeLivraison: 'رمز التسليم',
  destinataire: 'المستلم',
  destinataireTexte: 'أرسل إليه هذا الرابط: يرى فيه من يحمل الطرد وأين ومتى، ورمز التسليم. لا حاجة إلى حساب.',
  liberer: 'يُصرف المبلغ المحتفظ به، {montant}، إلى الناقل. تحقق من الطرد أولًا: لا يمكن التراجع بعد ذلك.',
  probleme: 'هناك مشكلة',
};
