import type { copie as fr } from '../../../fr/ecrans/users/copie';

export const copie: typeof fr = {
  titre: 'Download my data',
  texte: 'Everything we keep about you, in a ZIP file: a page to read, your data in JSON and your pictures.',
  telecharger: 'Download',
};
