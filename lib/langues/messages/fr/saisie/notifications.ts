/** What is wrong with a value, where a schema of notifications says it itself. */
export const notifications = {
  adresseLongue: 'Adresse trop longue.',
  cle: 'Clé illisible.',
};
