export const ouvert = {
  ouvert: 'Ouvert maintenant',
  ferme: 'Fermé',
  suite: ', {detail}',
  aHeure: 'à {heure}',
  aMinuit: 'à minuit',
  aujourdhui: '{etat, select, ouvert {ferme {quand}} other {ouvre {quand}}}',
  demain: '{etat, select, ouvert {ferme demain {quand}} other {ouvre demain {quand}}}',
  jour: '{etat, select, ouvert {ferme {jour} {quand}} other {ouvre {jour} {quand}}}',
  prochain: '{etat, select, ouvert {ferme {jour} prochain {quand}} other {ouvre {jour} prochain {quand}}}',
};
