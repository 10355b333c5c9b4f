import type { absent as fr } from '../../../fr/ecrans/demandes/absent';

export const absent: typeof fr = {
  titre: 'Request not found',
  voir: 'View requests',
  texte: 'This request does not exist, or the person who posted it has removed it.',
};
