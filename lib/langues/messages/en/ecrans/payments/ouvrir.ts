import type { ouvrir as fr } from '../../../fr/ecrans/payments/ouvrir';

export const ouvrir: typeof fr = {
  ouverture: 'Opening...',
  echec: 'The provider’s page could not be opened. Try again in a moment.',
};
