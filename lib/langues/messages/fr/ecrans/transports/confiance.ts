export const confiance = {
  titre: 'Comment votre colis voyage',
  reservez: 'Réservez vos kilos',
  reservezTexte:
    'Dites ce que vous envoyez et le prix que vous proposez. Le transporteur répond sous {n, plural, one {# jours} other {# jours}}.',
  codes: 'Un code à chaque remise',
  codesTexte: 'Un code quand le colis part, un autre quand il arrive\u202f: chacun sait où il en est.',
  garde: 'L’argent attend la livraison',
  gardeTexte: 'Votre paiement est conservé jusqu’à la livraison. En cas de problème, il reste bloqué.',
  entreVous: 'Le prix se convient entre vous',
  entreVousTexte:
    'Vous convenez du prix et du paiement avec le transporteur. Ne payez jamais d’avance une personne que vous ne connaissez pas.',
  reponses: 'Toutes les réponses',
};
