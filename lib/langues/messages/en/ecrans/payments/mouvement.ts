import type { mouvement as fr } from '../../../fr/ecrans/payments/mouvement';

export const mouvement: typeof fr = {
  liberer: 'All is well: release the payment',
  libererQuestion: 'Release the payment?',
  libererOui: 'Release the payment',
  libererNon: 'Not yet',
  libererEnCours: 'Releasing...',
  libererFait: 'Payment released',
  libererEchec: 'The payment was not released. Try again in a moment.',
  retirer: 'Withdraw the request',
  retirerQuestion: 'Withdraw this payment request?',
  retirerNon: 'Keep it',
  retirerEnCours: 'Withdrawing...',
  retirerFait: 'Request withdrawn',
  retirerEchec: 'The request was not withdrawn. Try again in a moment.',
};
