import type { proprietaire as fr } from '../../../fr/ecrans/demandes/proprietaire';

export const proprietaire: typeof fr = {
  nom: 'Your request',
  titre: 'This is your request',
  'en cours': 'Mark as in progress',
  terminée: 'Mark as finished',
};
