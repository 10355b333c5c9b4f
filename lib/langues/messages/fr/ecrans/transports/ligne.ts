export const ligne = {
  complet: 'Complet',
  libre: '{poids} libre',
  libres: '{poids} libres',
  libreSur: '{poids} libre sur {total}',
  libresSur: '{poids} libres sur {total}',
  troncon: '{depart} → {arrivee}',
  charge: '{troncon}\u202f: {libre}',
  hors: '{troncon} (hors de la partie choisie)',
  replis: '+ {n, plural, one {# étape} other {# étapes}}',
  passee: '(étape passée)',
};
