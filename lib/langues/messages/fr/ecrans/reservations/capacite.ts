export const capacite = {
  restante: 'Capacité restante',
  complet: 'Trajet complet',
  libre: '{n, plural, one {{libre} libre sur {capacite}} other {{libre} libres sur {capacite}}}',
  verification: 'Vérification de la place.',
  nonVerifiee: 'Place vue à l’ouverture de la page. Elle sera vérifiée à l’envoi.',
  plusDePlace: 'Plus de place sur cette partie. Choisissez une autre ville de départ ou d’arrivée.',
  limite: 'Attention\u202f: espace limité sur ce trajet',
};
