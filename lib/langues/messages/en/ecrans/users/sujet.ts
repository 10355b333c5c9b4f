import type { sujet as fr } from '../../../fr/ecrans/users/sujet';

export const sujet: typeof fr = {
  reservation: 'A booking or a trip',
  paiement: 'A payment',
  compte: 'My account',
  securite: 'Abuse, or a safety problem',
  donnees: 'My personal data',
  partenaire: 'Press and partnerships',
  autre: 'Something else',
};
