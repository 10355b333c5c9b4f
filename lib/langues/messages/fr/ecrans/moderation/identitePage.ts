export const identitePage = {
  titre: 'Identité',
  documents: 'Documents à regarder',
  aucun: 'Aucun document n’attend.',
  noms: 'Noms qui ressemblent à celui d’un membre vérifié',
  nomsTexte: 'Ouvrez le profil et signalez-le s’il trompe. Un homonyme n’a rien fait de mal.',
  ressemble: '<a>{nom}</a> ressemble à <b>{modele}</b>, vérifié.',
};
