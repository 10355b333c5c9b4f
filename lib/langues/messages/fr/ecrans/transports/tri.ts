export const tri = {
  date: 'Départ le plus proche',
  recent: 'Publication la plus récente',
};
