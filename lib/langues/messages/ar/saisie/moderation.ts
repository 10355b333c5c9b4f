import type { moderation as fr } from '../../fr/saisie/moderation';

export const moderation: typeof fr = {
  motif: 'اختر المشكلة.',
  texte: 'اشرح المشكلة في بضع كلمات.',
  cible: 'لا يمكن الإبلاغ عن هذا.',
  etat: 'اختر en_attente أو decides.',
  action: 'اختر قرارًا.',
  raisonUn: 'اكتب السبب: سيقرؤه الشخص المعني.',
  raisonDeux: 'اكتب السبب: سيقرؤه الشخصان.',
  reponse: 'اكتب ردك.',
};
