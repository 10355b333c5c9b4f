import type { page as fr } from '../../../fr/ecrans/profil/page';

export const page: typeof fr = {
  titre: 'My profile',
  sansEmail:
    'Until then, others see that your e-mail is not confirmed, at most three of your requests can wait for an answer, and you cannot pay anything.',
  aRepondre:
    '{n, plural, one {# request waiting for your answer} other {# requests waiting for your answer}}',
  concernes: 'View the trips concerned',
  informations: 'Information',
  demandes: 'My requests',
  transports: 'My trips',
  produits: 'My products',
  avis: 'Reviews',
  plus: 'Show more',
  masque: 'Hidden',
  urgent: 'Urgent',
  aucunTransport: 'No trips found',
  aucunTransportTexte: 'Leaving soon? Offer the room you have left.',
  passes: 'Past trips',
  transportFaits: '{dates}. Max: {poids}',
  aucuneDemande: 'No requests found',
  aucuneDemandeTexte: 'Post what you want to send or buy: travellers will answer you.',
  demandeFaits: '{budget}, delivery in <lieu>{lieu}</lieu> before {jour}',
  aucunProduit: 'No products found',
  aucunProduitTexte: 'Offer what you are selling: a traveller can carry it.',
  aucunAvis: 'No reviews yet',
  aucunAvisTexte: 'The people you deal with can leave you one from your public profile.',
};
