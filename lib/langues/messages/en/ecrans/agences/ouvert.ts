import type { ouvert as fr } from '../../../fr/ecrans/agences/ouvert';

export const ouvert: typeof fr = {
  ouvert: 'Open now',
  ferme: 'Closed',
  suite: ', {detail}',
  aHeure: 'at {heure}',
  aMinuit: 'at midnight',
  aujourdhui: '{etat, select, ouvert {closes {quand}} other {opens {quand}}}',
  demain: '{etat, select, ouvert {closes tomorrow {quand}} other {opens tomorrow {quand}}}',
  jour: '{etat, select, ouvert {closes on {jour} {quand}} other {opens on {jour} {quand}}}',
  prochain: '{etat, select, ouvert {closes next {jour} {quand}} other {opens next {jour} {quand}}}',
};
