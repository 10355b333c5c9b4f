export const chiffres = {
  titre: 'Statistiques',
  vues: '{n, plural, one {Vue} other {Vues}}',
  propositions: '{n, plural, one {Proposition} other {Propositions}}',
  restants: '{n, plural, one {Restant} other {Restants}}',
  jours: '{n, plural, one {{nombre}\u202fj} other {{nombre}\u202fj}}',
};
