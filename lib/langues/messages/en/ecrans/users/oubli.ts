import type { oubli as fr } from '../../../fr/ecrans/users/oubli';

export const oubli: typeof fr = {
  recevoir: 'Get the link',
  envoi: 'Sending...',
  email: 'E-mail address',
  parti: 'Check your inbox',
  partiTexte:
    'If there is an account with this address, an e-mail is on its way. Its link works once, for one hour.',
  rien: 'Nothing after a few minutes? Look in your spam folder, then check the address.',
  recommencer: 'Start again',
};
