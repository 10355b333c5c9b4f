export const suppression = {
  titre: 'Supprimer mon compte',
  texte:
    'C’est définitif. Vos données personnelles sont effacées tout de suite, partout\u202f; personne ne peut les retrouver, nous non plus.',
  avant: 'Avant cela, terminez ce qui est en cours\u202f: quelqu’un compte sur vous.',
  reservation: 'Réservation',
  paiement: 'Paiement',
  litige: 'Litige',
  surTrajet: '{quoi}, {trajet}',
};
