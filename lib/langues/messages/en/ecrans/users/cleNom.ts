import type { cleNom as fr } from '../../../fr/ecrans/users/cleNom';

export const cleNom: typeof fr = {
  titre: 'Rename the passkey',
  enregistrer: 'Save',
  enCours: 'Saving...',
  nom: 'Name',
};
