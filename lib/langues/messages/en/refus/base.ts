import type { base as fr } from '../../fr/refus/base';

export const base: typeof fr = {
  masquee: 'This listing was hidden by moderation: you cannot make it visible. Your notifications say why.',
  reservationImpossible: 'This booking is not possible at the moment.',
  compteSupprime: 'This account has been deleted.',
};
