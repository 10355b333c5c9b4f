/** What the calls about donnees refuse. */
export const donnees = {
  enCours:
    'Quelque chose est encore en cours\u202f: terminez d’abord ce qui est listé dans vos paramètres, puis revenez.',
  lienPerime:
    'Ce lien n’est plus valable, ou n’est pas le vôtre. Demandez de nouveau vos données dans vos paramètres.',
  imageAbsente: 'Une de vos images ne se laisse pas lire en ce moment. Réessayez dans quelques minutes.',
};
