import type { dates as fr } from '../../../fr/ecrans/transports/dates';

export const dates: typeof fr = {
  jourHeure: '{jour}، {heure}',
  arrivee: '{depart}، الوصول {fin}',
};
