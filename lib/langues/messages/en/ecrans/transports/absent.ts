import type { absent as fr } from '../../../fr/ecrans/transports/absent';

export const absent: typeof fr = {
  titre: 'Trip not found.',
  voir: 'View trips',
  texte: 'This trip does not exist, or its carrier has removed it.',
};
