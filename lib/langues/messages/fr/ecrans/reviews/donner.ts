export const donner = {
  donner: 'Donner un avis',
};
