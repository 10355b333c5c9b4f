export const liste = {
  vide: 'Aucune demande disponible pour le moment.',
  aucunCritere: 'Aucun besoin ne correspond à vos critères de recherche.',
  retirez: 'Retirez un critère, ou revenez bientôt.',
  aucun: 'Aucun besoin disponible',
  publiez: 'Aucune demande disponible pour le moment. Publiez la vôtre\u202f: les voyageurs vous répondront.',
  voirTous: 'Voir tous les besoins',
};
