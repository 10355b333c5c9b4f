import type { donnees as fr } from '../../fr/saisie/donnees';

export const donnees: typeof fr = {
  motDePasse: 'Enter your password.',
  motDePasseLong: 'This password is too long.',
  confirmation: 'Write DELETE.',
  confirmer: 'Write DELETE to confirm.',
};
