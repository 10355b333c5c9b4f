import type { remises as fr } from '../../fr/saisie/remises';

export const remises: typeof fr = {
  genre: 'Choose collecte or livraison.',
  code: 'Enter the code.',
  sixChiffres: 'The code has six digits.',
  instant: 'Enter a date and a time.',
  image: 'This picture no longer exists. Send it again.',
  photo: 'Add a photo of the parcel handed over.',
  aQui: 'Say to whom the parcel was handed over, and where.',
  motif: 'Say what is wrong.',
  montant: 'Enter an amount in euros.',
  negatif: 'The amount cannot be negative.',
  tropRembourse: 'This amount is more than what is held.',
  decimales: 'The amount has two decimals at most.',
  raison: 'Write the reason for the decision.',
};
