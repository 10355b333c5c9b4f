export const horaires = {
  titre: 'Horaires d’ouverture',
  ferme: 'Fermé',
  heure: 'Heure de l’agence ({ville}).',
};
