import type { suppression as fr } from '../../../fr/ecrans/users/suppression';

export const suppression: typeof fr = {
  titre: 'Delete my account',
  texte:
    'This is final. Your personal data is erased straight away, everywhere; nobody can get it back, not even us.',
  avant: 'Before that, finish what is under way: somebody is counting on you.',
  reservation: 'Booking',
  paiement: 'Payment',
  litige: 'Dispute',
  surTrajet: '{quoi}, {trajet}',
};
