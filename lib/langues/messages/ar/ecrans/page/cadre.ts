import type { cadre as fr } from '../../../fr/ecrans/page/cadre';

export const cadre: typeof fr = {
  titre: 'طارئ على الطريق',
  texte: 'تعذّر عرض {produit}. أعد المحاولة بعد لحظة.',
  reessayer: 'أعد المحاولة',
  accueil: 'العودة إلى الرئيسية',
};
