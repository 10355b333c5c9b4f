/** What the server says by itself, before a page or a call is looked at; it reads this as it stands. */
export const serveur = {
  monde: 'Beaucoup de monde sur la route',
  pasPrete: 'La page n’a pas pu être préparée à temps. Elle se recharge toute seule dans quelques secondes.',
  reessayer: 'Réessayer',
  tropDeLectures:
    'Trop de demandes depuis votre réseau. Réessayez dans {n, number} {unite, select, s {s} min {min} other {h}}.',
};
