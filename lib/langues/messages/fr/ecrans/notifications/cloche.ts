export const cloche = {
  titre: 'Notifications',
  nonLues: 'Notifications, {n, plural, one {# non lue} other {# non lues}}',
  toutes: 'Toutes les notifications',
  chargement: 'Chargement…',
  echec: 'Vos notifications n’ont pas pu être lues.',
  reessayer: 'Réessayer',
  rien: 'Rien pour l’instant. Ce qui vous concerne viendra ici.',
};
