import type { preferences as fr } from '../../../fr/ecrans/users/preferences';

export const preferences: typeof fr = {
  nom: 'Preferences',
  email: 'E-mail notifications',
  push: 'Push notifications',
  newsletter: 'Monthly newsletter',
  enregistree: 'Preference saved.',
};
