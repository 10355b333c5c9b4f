import type { onglets as fr } from '../../../fr/ecrans/moderation/onglets';

export const onglets: typeof fr = {
  aTraiter: 'To deal with',
  traites: 'Dealt with',
  desaccords: 'Disputes',
  argent: 'Money',
  identite: 'Identity',
};
