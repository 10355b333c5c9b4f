/** What is told of money; no amount, no way to pay. */
export const paiements = {
  paiement_demande: '{qui} vous demande un paiement',
  paiement_demandeTexte: 'Lisez sur le site de quoi il s’agit. Nous ne demandons jamais de payer par e-mail.',
  paiement_retire: 'Demande de paiement retirée',
  paiement_retireTexte: '{qui} ne vous demande plus ce paiement. Vous n’avez rien à faire.',
  paiement_expire: 'Demande de paiement sans suite',
  paiement_expireTexte:
    'Votre demande à {qui} n’attend plus\u202f: le temps est passé, ou la réservation n’est plus confirmée.',
  paiement_recu: '{qui} a payé',
  paiement_recuTexte:
    'Le paiement est conservé jusqu’à la livraison. Il vous est versé ensuite, commission déduite.',
  paiement_verse: 'Votre paiement est libéré',
  paiement_verseTexte: 'Votre part, commission déduite, part vers votre compte de versement.',
  paiement_rembourse: 'Vous êtes remboursé',
  paiement_rembourseTexte:
    'Ce qui vous revient de ce paiement vous est rendu par le moyen avec lequel vous avez payé.',
  paiement_repris: 'Un paiement vous est repris',
  paiement_reprisTexte:
    'Ce paiement est rendu en entier à {qui}, par un opérateur ou par sa banque. Ce qui vous en a été versé est repris sur votre compte.',
  paiement_attend_compte: 'Votre part attend votre compte',
  paiement_attend_compteTexte:
    'Une livraison vous est due, et votre compte de versement n’est pas complet. Ouvrez vos paiements sur le site pour le compléter.',
  modeTest: '{titre} (mode test)',
  essai: 'C’est un essai\u202f: aucun argent ne bouge, et rien n’est dû à personne.',
  voirPaiement: 'Voir le paiement',
  voirConversation: 'Voir la conversation',
};
