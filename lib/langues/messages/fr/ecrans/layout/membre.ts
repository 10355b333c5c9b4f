export const membre = {
  messages: 'Messages',
  nonLus: '{n, plural, one {# non lu} other {# non lus}}',
  compte: 'Mon compte',
  profil: 'Mon Profil',
  reservations: 'Mes réservations',
  paiements: 'Mes paiements',
  alertes: 'Mes alertes',
  parametres: 'Paramètres',
  aTraiter: 'Demandes à traiter',
  moderation: 'Modération',
  deconnexion: 'Déconnexion',
};
