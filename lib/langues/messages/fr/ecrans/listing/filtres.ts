export const filtres = {
  filtres: 'Filtres',
  actifs: '{n, plural, one {actif} other {actifs}}',
  effacer: 'Tout effacer',
  appliquer: 'Appliquer',
};
