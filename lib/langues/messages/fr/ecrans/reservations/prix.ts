export const prix = {
  titre: 'Prix constatés',
  kilo: 'le kilo',
  moitie: 'La moitié des envois ont coûté de <b>{bas}</b> à <b>{haut}</b> le kilo.',
  dapres:
    '{n, plural, one {D’après ce que {nombre} personne a convenu depuis un an. Le prix se convient toujours avec le transporteur.} other {D’après ce que {nombre} personnes ont convenu depuis un an. Le prix se convient toujours avec le transporteur.}}',
};
