import type { nouveauMotDePasse as fr } from '../../../fr/ecrans/users/nouveauMotDePasse';

export const nouveauMotDePasse: typeof fr = {
  incomplet: 'This link is not complete. Open it again from the e-mail, or ask for a new one.',
  changer: 'Change the password',
  enCours: 'Changing...',
  nouveau: 'New password',
  nouveauLien: 'Ask for a new link',
  change: 'Your password is changed. Log in with the new one.',
};
