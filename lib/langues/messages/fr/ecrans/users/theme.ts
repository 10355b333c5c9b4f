export const theme = {
  system: 'Comme l’appareil',
  light: 'Clair',
  dark: 'Sombre',
};
