/** The badge's colour: waiting yellow, under way blue, otherwise green (docs/screens.md). */
export const STATUT_DEMANDE_TONES = {
  'en attente': 'saffron',
  'en cours': 'majorelle',
  terminée: 'palm',
} as const;
