import type { dejaConnecte as fr } from '../../../fr/ecrans/users/dejaConnecte';

export const dejaConnecte: typeof fr = {
  texte: 'You are already logged in as <b>{nom}</b>. <a>Continue</a>',
};
