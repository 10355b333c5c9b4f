/** How files that one downloads are called. */
export const fichiers = {
  donnees: 'mes-donnees.zip',
  paiements: 'paiements.csv',
  releve: 'releve-{annee}.pdf',
  recu: '{genre, select, paiement {recu} commission {facture-commission} avoir_commission {avoir-commission} other {avoir}}-{id}.pdf',
  reservation: 'reservation.ics',
  departs: 'departs.ics',
};
