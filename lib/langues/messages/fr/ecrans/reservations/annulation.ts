export const annulation = {
  specification:
    'L’annulation est gratuite et devient possible {heures}\u00a0h avant le départ. Plus tôt, écrivez au transporteur\u202f: il peut encore refuser une demande en attente.',
  faq: 'L’annulation est gratuite jusqu’à {heures}\u00a0h avant le départ. Après, écrivez au transporteur.',
  always: 'L’annulation est gratuite, à tout moment.',
  ouverte: 'Annulation possible à partir du {debut}, {heures}\u00a0h avant le départ.',
  tropTard:
    'Le départ est dans moins de {heures}\u00a0h\u202f: l’annulation n’est plus possible. Prévenez le transporteur.',
};
