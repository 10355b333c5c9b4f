/** What is wrong with a value, where a schema of alertes says it itself. */
export const alertes = {
  jour: 'Indiquez un jour au format AAAA-MM-JJ.',
  jourInconnu: 'Ce jour n’existe pas.',
  rythme: 'Choisissez quand être prévenu.',
  genre: 'Choisissez ce que vous cherchez.',
  poids: 'Indiquez un poids en kg.',
  type: 'Choisissez Particulier ou Professionnel.',
  avantLePremier: 'Ce jour est avant le premier.',
};
