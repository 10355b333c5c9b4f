import type { proposer as fr } from '../../../fr/ecrans/produits/proposer';

export const proposer: typeof fr = {
  nouveau: 'منتج جديد',
  connexion: 'سجّل الدخول لتعرض منتجًا.',
};
