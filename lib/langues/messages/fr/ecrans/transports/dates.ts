export const dates = {
  jourHeure: '{jour}, {heure}',
  arrivee: '{depart}, arrivée {fin}',
};
