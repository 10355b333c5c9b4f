export const homonyme = {
  note: 'C’est noté\u202f: ce nom ne reviendra pas ici.',
  rienPour: 'Rien à faire\u202f: {nom}',
  rien: 'Rien à faire',
};
