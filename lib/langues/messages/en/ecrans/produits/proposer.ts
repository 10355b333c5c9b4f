import type { proposer as fr } from '../../../fr/ecrans/produits/proposer';

export const proposer: typeof fr = {
  nouveau: 'New product',
  connexion: 'Log in to offer a product.',
};
