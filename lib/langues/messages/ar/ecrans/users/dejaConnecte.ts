import type { dejaConnecte as fr } from '../../../fr/ecrans/users/dejaConnecte';

export const dejaConnecte: typeof fr = {
  texte: 'لقد سجّلت الدخول بالفعل باسم <b>{nom}</b>. <a>متابعة</a>',
};
