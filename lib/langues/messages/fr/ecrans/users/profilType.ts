export const profilType = {
  particular: 'Particulier',
  professional: 'Chauffeur Professionnel',
  agency: 'Agence de Transport',
};
