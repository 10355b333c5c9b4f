import type { moderation as fr } from '../../fr/notifications/moderation';

export const moderation: typeof fr = {
  decisionTexte: 'Reason: {raison}\n\nYou can reply to this decision once.',
  signalement: 'Your report has been reviewed',
  signalementTexte:
    '{mesure, select, oui {We have taken action.} other {We found nothing against our rules.}} Thank you for letting us know.',
  rendu: 'Your payment will be returned to you',
  renduTexte: 'Reason: {raison}',
  immobile: 'A paid parcel is no longer moving',
  immobileTexte:
    'Seven days have passed without a {genre, select, collecte {collection} other {delivery}}, and both people have been told three times. The parcel is in the “Money” list: the payment stays held until somebody acts.',
  conteste: 'A bank is disputing a payment',
  contesteTexte:
    'The payment {paiement} is disputed by the payer’s bank. {suite, select, ouverte {The money is frozen: none of it moves before the bank’s answer. Answer the bank at the payment provider.} gagnee {The bank decided in your favour: the money is no longer frozen.} encore {The bank decided in your favour on this dispute. Another one is open: the money stays frozen.} perdue {The bank has returned the money to the payer. What was paid out is taken back, and the payment is refunded; an open disagreement is settled first.} other {The bank has reversed its decision: the money is back at the payment provider, and our books say it was returned to the payer. None of it is sent: decide at the provider who receives it.}}',
  ecarts: 'The books and the payment provider do not agree',
  ecartsTexte:
    'On {jour}, {n, plural, one {# money movement differs} other {# money movements differ}} between our books and the provider’s report. They are named in moderation and in the server’s log; nothing has been changed.',
};
