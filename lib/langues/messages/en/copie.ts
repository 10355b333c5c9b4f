import type { copie as fr } from '../fr/copie';

export const copie: typeof fr = {
  titre: 'My data',
  tout: 'All that we keep about you. The folder “{dossier}” holds the whole of it, the folder “{images}” your pictures.',
  dossier: 'data',
  images: 'pictures',
  usage: 'For: {pour}. Kept: {duree}.',
  fichier: 'The file',
  premieres: 'The first {n} rows of {total}.',
  rien: 'Nothing.',
  sansRien: 'What we do not have about you',
  oui: 'yes',
  non: 'no',
};
