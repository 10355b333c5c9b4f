/** What is wrong with a value, where a schema of the live stream or of measures says it itself. */
export const moyens = {
  evenement: 'Indiquez l’id d’un événement reçu.',
  mesures: 'Aucune mesure.',
};
