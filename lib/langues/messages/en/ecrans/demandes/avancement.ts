import type { avancement as fr } from '../../../fr/ecrans/demandes/avancement';

export const avancement: typeof fr = {
  'en cours': 'Your request is in progress.',
  terminée: 'Your request is finished.',
  question: 'Has your request been met?',
  enregistrement: 'Saving...',
  consequence:
    'The request stays visible as finished, and is no longer shown as urgent. This status is final.',
};
