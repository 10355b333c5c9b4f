import type { proposer as fr } from '../../../fr/ecrans/transports/proposer';

export const proposer: typeof fr = {
  proposer: 'اعرض رحلة',
  nouveau: 'رحلة جديدة',
  connexion: 'سجّل الدخول لتعرض رحلة.',
};
