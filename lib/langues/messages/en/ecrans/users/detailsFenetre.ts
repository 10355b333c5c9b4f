import type { detailsFenetre as fr } from '../../../fr/ecrans/users/detailsFenetre';

export const detailsFenetre: typeof fr = {
  enregistrer: 'Save',
  enCours: 'Saving...',
  echec: 'The change could not be saved',
  modifiees: 'Your details are changed.',
  suiteParticulier:
    'Changing the date of birth or the identity document removes what was verified of it, until a new check.',
  suiteMetier: 'Changing a number or the insurance removes what was verified of it, until a new check.',
  motDePasse: 'Current password',
  motDePasseAide: 'To confirm that it is you changing the bank details.',
};
