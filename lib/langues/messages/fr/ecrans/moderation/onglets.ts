export const onglets = {
  aTraiter: 'À traiter',
  traites: 'Traités',
  desaccords: 'Désaccords',
  argent: 'Argent',
  identite: 'Identité',
};
