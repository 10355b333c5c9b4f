import type { reponse as fr } from '../../../fr/ecrans/reservations/reponse';

export const reponse: typeof fr = {
  confirmee: 'Confirm this booking?',
  refusee: 'Decline this booking?',
  confirmer: 'Confirm',
  refuser: 'Decline',
  rendezVous: 'If you like, say where and when to meet you.',
  explication: 'The kilos become free again. A word of explanation helps them look elsewhere.',
  envoi: 'Sending...',
  echec: 'Your answer was not saved. Try again in a moment.',
  resume: '<qui>{nom}</qui><suite>: {poids} from {depart} to {arrivee} for {prix}.</suite>',
  commentaire: 'Comment (optional)',
};
