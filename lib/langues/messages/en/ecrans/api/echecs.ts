import type { echecs as fr } from '../../../fr/ecrans/api/echecs';

export const echecs: typeof fr = {
  connexion: 'Connection lost. Check your network, then try again: nothing has been lost.',
  erreur: 'Something went wrong. Try again in a moment.',
  inattendue:
    'An unexpected error stopped this from being sent. What you have written is still there: try again, then reload the page if this continues.',
  trop: 'Too many attempts. Try again in a moment.',
  tropSecondes: 'Too many attempts. Try again in {n, plural, one {# second} other {# seconds}}.',
  tropMinutes: 'Too many attempts. Try again in {n, plural, one {# minute} other {# minutes}}.',
  tropHeures: 'Too many attempts. Try again in {n, plural, one {# hour} other {# hours}}.',
  session: 'Your session has expired. Log in again to continue.',
  reessayer: 'Try again',
  seConnecter: 'Log in',
  formulaire: 'The form could not be opened.',
  reseau: 'Check your network, then try again in a moment.',
};
