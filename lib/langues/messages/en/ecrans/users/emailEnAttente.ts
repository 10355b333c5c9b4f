import type { emailEnAttente as fr } from '../../../fr/ecrans/users/emailEnAttente';

export const emailEnAttente: typeof fr = {
  titre: 'Your new address is waiting to be confirmed',
  texte: 'Open the link sent to <b>{nouvelle}</b>. Until then, <c>{ancienne}</c> is still your address.',
  garder: 'Keep the old one',
};
