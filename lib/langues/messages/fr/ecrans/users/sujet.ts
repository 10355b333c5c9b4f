export const sujet = {
  reservation: 'Une réservation ou un trajet',
  paiement: 'Un paiement',
  compte: 'Mon compte',
  securite: 'Un abus, un problème de sécurité',
  donnees: 'Mes données personnelles',
  partenaire: 'Presse et partenariats',
  autre: 'Autre chose',
};
