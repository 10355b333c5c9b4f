export const categorie = {
  Électronique: 'Électronique',
  Cosmétique: 'Cosmétique',
  Gaming: 'Gaming',
  Mode: 'Mode',
  Autres: 'Autres',
};
