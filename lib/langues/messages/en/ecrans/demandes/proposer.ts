import type { proposer as fr } from '../../../fr/ecrans/demandes/proposer';

export const proposer: typeof fr = {
  besoin: 'New request',
  demande: 'New request',
  connexion: 'Log in to post a request.',
};
