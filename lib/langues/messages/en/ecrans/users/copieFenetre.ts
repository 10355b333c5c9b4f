import type { copieFenetre as fr } from '../../../fr/ecrans/users/copieFenetre';

export const copieFenetre: typeof fr = {
  titre: 'Download my data',
  texte: 'Confirm that it is you. Three copies a day at most.',
  telecharger: 'Download',
  enCours: 'Preparing...',
  parEmail: 'You have a lot of data: the link comes by e-mail, for 24 hours.',
  pretes: 'Your data is ready.',
  motDePasse: 'Your password',
};
