export const ligne = {
  nonLue: 'Non lue\u202f:',
};
