import type { lettreFormulaire as fr } from '../../../fr/ecrans/users/lettreFormulaire';

export const lettreFormulaire: typeof fr = {
  envoye: 'One more click',
  envoyeTexte:
    'An e-mail is on its way to this address. Open its link to get the newsletter, once a month at most.',
  abonner: 'Subscribe',
  enCours: 'Sending...',
  email: 'E-mail address',
};
