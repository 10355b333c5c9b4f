import type { motif as fr } from '../../../fr/ecrans/moderation/motif';

export const motif: typeof fr = {
  arnaque: 'Scam or fake listing',
  paiement_exterieur: 'Asks for payment outside the site',
  interdit: 'Forbidden item or content',
  harcelement: 'Insults, threats or harassment',
  faux_profil: 'Pretends to be someone else',
  autre: 'Something else',
};
