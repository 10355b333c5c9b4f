import type { paiements as fr } from '../../fr/notifications/paiements';

export const paiements: typeof fr = {
  paiement_demande: '{qui} is asking you for a payment',
  paiement_demandeTexte: 'Read on the site what it is about. We never ask for payment by e-mail.',
  paiement_retire: 'Payment request withdrawn',
  paiement_retireTexte: '{qui} is no longer asking you for this payment. You do not need to do anything.',
  paiement_expire: 'Payment request lapsed',
  paiement_expireTexte:
    'Your request to {qui} is no longer waiting: time has run out, or the booking is no longer confirmed.',
  paiement_recu: '{qui} has paid',
  paiement_recuTexte: 'The payment is held until delivery. It is then paid out to you, less the fee.',
  paiement_verse: 'Your payment is released',
  paiement_verseTexte: 'Your share, less the fee, is on its way to your payout account.',
  paiement_rembourse: 'You have been refunded',
  paiement_rembourseTexte: 'Your share of this payment is refunded to the method you paid with.',
  paiement_repris: 'A payment is taken back from you',
  paiement_reprisTexte:
    'This payment is returned in full to {qui}, by an operator or by their bank. What you received of it is taken back from your account.',
  paiement_attend_compte: 'Your share is waiting for your account',
  paiement_attend_compteTexte:
    'You are owed for a delivery, and your payout account is not complete. Open your payments on the site to complete it.',
  modeTest: '{titre} (test mode)',
  essai: 'This is a test: no money moves, and nobody is owed anything.',
  voirPaiement: 'View payment',
  voirConversation: 'View conversation',
};
