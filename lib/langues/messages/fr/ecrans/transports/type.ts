export const type = {
  Particulier: 'Particulier',
  Professionnel: 'Professionnel',
};
