export const carte = {
  masque: 'Masqué',
  partielle: 'Correspondance partielle',
  surLeTrajet: 'sur le trajet {depart} → {arrivee}',
  max: 'Max\u202f: {poids}',
  voir: 'Voir le trajet',
  complet: 'Trajet complet',
};
