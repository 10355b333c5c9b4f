export const trajet = {
  carte: 'Carte du trajet',
  zoomer: 'Zoomer',
  dezoomer: 'Dézoomer',
  etape: 'Étape {rang}\u202f: {ville}',
};
