/** @type {typeof import('../fr/serveur.mjs').serveur} */
export const serveur = {
  monde: 'Heavy traffic on the road',
  pasPrete: 'The page could not be prepared in time. It reloads by itself in a few seconds.',
  reessayer: 'Try again',
  tropDeLectures:
    'Too many requests from your network. Try again in {n, number} {unite, select, s {s} min {min} other {h}}.',
};
