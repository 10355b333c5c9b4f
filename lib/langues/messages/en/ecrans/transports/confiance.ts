import type { confiance as fr } from '../../../fr/ecrans/transports/confiance';

export const confiance: typeof fr = {
  titre: 'How your parcel travels',
  reservez: 'Book your kilos',
  reservezTexte:
    'Say what you are sending and the price you offer. The carrier answers within {n, plural, one {# day} other {# days}}.',
  codes: 'A code at each handover',
  codesTexte: 'One code when the parcel leaves, another when it arrives: everyone knows where it stands.',
  garde: 'The money waits for the delivery',
  gardeTexte: 'Your payment is held until the delivery. If there is a problem, it stays blocked.',
  entreVous: 'You agree on the price between you',
  entreVousTexte: 'You agree on the price and the payment with the carrier. Never pay a stranger in advance.',
  reponses: 'All the answers',
};
