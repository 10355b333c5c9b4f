import type { ligne as fr } from '../../../fr/ecrans/transports/ligne';

export const ligne: typeof fr = {
  complet: 'Full',
  libre: '{poids} free',
  libres: '{poids} free',
  libreSur: '{poids} free out of {total}',
  libresSur: '{poids} free out of {total}',
  troncon: '{depart} → {arrivee}',
  charge: '{troncon}: {libre}',
  hors: '{troncon} (outside the chosen part)',
  replis: '+ {n, plural, one {# stop} other {# stops}}',
  passee: '(stop already passed)',
};
