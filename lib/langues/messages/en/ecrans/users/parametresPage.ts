import type { parametresPage as fr } from '../../../fr/ecrans/users/parametresPage';

export const parametresPage: typeof fr = {
  titre: 'Settings',
  securite: 'Security',
  securiteTexte: 'A new password logs out your other devices.',
  donnees: 'Data',
  donneesTexte: 'What we know about you is yours.',
};
