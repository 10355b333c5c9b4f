import type { proposer as fr } from '../../../fr/ecrans/transports/proposer';

export const proposer: typeof fr = {
  proposer: 'Offer a trip',
  nouveau: 'New trip',
  connexion: 'Log in to offer a trip.',
};
