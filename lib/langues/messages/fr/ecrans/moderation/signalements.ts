export const signalements = {
  masque: 'Masqué',
  suspendu: 'Compte suspendu',
  citation: '«\u00a0{texte}\u00a0»',
  de: 'De <a>{personne}</a>, signalé par <b>{auteur}</b> le {jour}',
  deEtAutres:
    'De <a>{personne}</a>, signalé par <b>{auteur}</b> le {jour}, et par {n, plural, one {# autre} other {# autres}}',
  dit: 'Ce qui est dit',
  signale: 'Ce qui est signalé',
  fait: 'Déjà fait',
  ligne: '{action}, {operateur}, {jour}\u202f: <b>{raison}</b>',
  reponse: 'Réponse de la personne',
  supprime: 'Supprimé depuis',
  avisNote: 'Avis, {n} sur 5',
};
