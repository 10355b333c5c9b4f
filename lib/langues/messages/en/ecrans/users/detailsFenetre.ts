import type { detailsFenetre as fr } from '../../../fr/ecrans/users/detailsFenetre';

export const detailsFenetre: typeof fr = {
  enregistrer: 'Save',
  enCours: 'Saving...',
  echec: 'Your changes could not be saved',
  modifiees: 'Your details have been changed.',
  suiteParticulier:
    'Changing the date of birth or the identity document cancels its verification, until it is checked again.',
  suiteMetier: 'Changing a number or the insurance cancels its verification, until it is checked again.',
  motDePasse: 'Current password',
  motDePasseAide: 'To confirm that it is you changing the bank details.',
};
