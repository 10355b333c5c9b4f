export const motif = {
  arnaque: 'Arnaque ou fausse annonce',
  paiement_exterieur: 'Demande de payer hors du site',
  interdit: 'Objet ou contenu interdit',
  harcelement: 'Insultes, menaces ou harcèlement',
  faux_profil: 'Se fait passer pour quelqu’un d’autre',
  autre: 'Autre chose',
};
