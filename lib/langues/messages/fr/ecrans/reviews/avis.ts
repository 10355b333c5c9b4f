export const avis = {
  titre: 'Avis ({nombre})',
  aucun: 'Aucun avis pour le moment',
  deQui: 'Avis {deQui}',
  tous: 'Tous les avis',
};
