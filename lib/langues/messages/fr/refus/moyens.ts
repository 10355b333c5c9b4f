/** What refuses on its own account, whatever it is asked for: short messages, papers, the live stream. */
export const moyens = {
  smsPasParti: 'Le SMS n’a pas pu partir. Réessayez dans quelques minutes.',
  documentsNombreux: 'Beaucoup de documents sont demandés en ce moment. Réessayez dans quelques secondes.',
  fluxOuverts: 'Votre compte a déjà {n} flux ouverts.',
  rienEnDirect: 'Rien ne peut arriver en direct pour le moment. Réessayez plus tard.',
  pasDeDirect: 'Rien n’arrive en direct ici\u202f: demandez /conversations/unread toutes les dix secondes.',
};
