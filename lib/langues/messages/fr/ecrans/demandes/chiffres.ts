export const chiffres = {
  titre: 'Statistiques',
  vues: '{n, plural, one {Vue} other {Vues}}',
  propositions: '{n, plural, one {Proposition} other {Propositions}}',
  restants: '{n, plural, one {Jour restant} other {Jours restants}}',
};
