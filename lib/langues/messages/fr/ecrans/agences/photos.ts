export const photos = {
  titre: 'Photos',
  voir: 'Voir la photo {rang} en entier',
  legende: '{nom}, photo {rang} sur {total}',
};
