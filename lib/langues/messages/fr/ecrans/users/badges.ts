export const badges = {
  verifie: 'Vérifié',
  pasEncore: 'Pas encore vérifié\u202f: {noms}.',
  suite: '{debut}, {suite}',
  question: 'Que veulent dire ces badges\u202f?',
};
