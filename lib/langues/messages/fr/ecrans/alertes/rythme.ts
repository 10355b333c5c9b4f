export const rythme = {
  aussitot: 'Dès la publication',
  quotidien: 'Une fois par jour, le matin',
};
