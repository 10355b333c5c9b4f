/** What is wrong with a value, where a schema of reviews says it itself. */
export const reviews = {
  note: 'Choisissez une note de 1 à 5.',
  commentaire: 'Écrivez un commentaire.',
};
