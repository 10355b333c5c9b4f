import type { informations as fr } from '../../../fr/ecrans/users/informations';

export const informations: typeof fr = {
  titre: 'Personal details',
  modifier: 'Edit',
  email: 'E-mail',
  telephone: 'Phone',
  prive: 'Only you see them: your public profile does not show them.',
  preferences: 'Preferences',
  documents: 'Verified documents',
};
