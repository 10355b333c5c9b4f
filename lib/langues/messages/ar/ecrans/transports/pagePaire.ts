import type { pagePaire as fr } from '../../../fr/ecrans/transports/pagePaire';

export const pagePaire: typeof fr = {
  titre: 'إرسال طرد {sens}',
  tous: 'كل الرحلات',
  troncon: '{depart}\u200f ← \u200f{arrivee}',
  choisirJour: 'اختر يومًا ووزنًا',
  choisirVilles: 'اختر مدينتيك ويومًا',
  prochains: 'الانطلاقات القادمة',
  tousDeparts: 'كل الانطلاقات',
  agences: 'وكالات على هذا الطريق',
  agencesTexte: 'تنطلق {sens}، أو لها مكاتب هناك.',
  toutesAgences: 'كل الوكالات',
  voisines: 'مدن مجاورة',
  voisinesTexte: 'انطلاقات أخرى قريبة من إحدى المدينتين.',
  deVilleAVille: 'من مدينة إلى مدينة',
  deVilleAVilleTexte: 'انطلاقات كل واحدة وأسعارها ووكالاتها.',
};
