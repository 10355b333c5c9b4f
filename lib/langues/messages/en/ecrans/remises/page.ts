import type { page as fr } from '../../../fr/ecrans/remises/page';

export const page: typeof fr = {
  nom: 'Parcel handover',
  titre: 'Parcel {depart} → {arrivee}',
  etat: '{etat}.',
  annulee: 'Cancelled',
  codeCollecte: 'Collection code',
  codeLivraison: 'Delivery code',
  destinataire: 'Recipient',
  destinataireTexte:
    'Send them this link: it shows who is bringing the parcel, where and when, and the delivery code. No account is needed.',
  liberer: 'The {montant} held is released to the carrier. Check the parcel first: you cannot undo this.',
  probleme: 'There is a problem',
};
