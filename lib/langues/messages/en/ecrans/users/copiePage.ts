import type { copiePage as fr } from '../../../fr/ecrans/users/copiePage';

export const copiePage: typeof fr = {
  titre: 'My data',
  pretes: 'Your data is ready',
  texte: 'A ZIP file, for you alone, for 24 hours.',
  telecharger: 'Download my data',
};
