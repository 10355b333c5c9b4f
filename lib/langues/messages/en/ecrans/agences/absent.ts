import type { absent as fr } from '../../../fr/ecrans/agences/absent';

export const absent: typeof fr = {
  titre: 'Agency not found',
  voir: 'View agencies',
  texte: 'This agency does not exist, or has left the directory.',
};
