export const personne = {
  verifie: 'Vérifié',
  emailNonConfirme: 'E-mail non confirmé',
  membreDepuis: 'Membre depuis {annee}',
  nouveau: 'Nouveau',
  avis: '{note} ({n, plural, one {# avis} other {# avis}})',
  sur5: '{note} sur 5 ({n, plural, one {# avis} other {# avis}})',
};
