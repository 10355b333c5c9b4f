import type { suppression as fr } from '../../../fr/ecrans/users/suppression';

export const suppression: typeof fr = {
  titre: 'حذف حسابي',
  texte: 'هذا نهائي. تُمحى بياناتك الشخصية فورًا ومن كل مكان؛ ولا يمكن لأحد استرجاعها، ولا حتى نحن.',
  avant: 'قبل ذلك، أنهِ ما هو جارٍ: هناك من يعتمد عليك.',
  reservation: 'حجز',
  paiement: 'دفعة',
  litige: 'خلاف',
  surTrajet: '{quoi}، {trajet}',
};
