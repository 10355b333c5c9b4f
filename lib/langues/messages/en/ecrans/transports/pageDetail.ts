import type { pageDetail as fr } from '../../../fr/ecrans/transports/pageDetail';

export const pageDetail: typeof fr = {
  absent: 'Trip not found',
  titre: '{depart} → {arrivee}, {date}',
  description: '{nom} goes from {depart} to {arrivee}, leaving {date}.',
  descriptionLibre: '{nom} goes from {depart} to {arrivee}, leaving {date}: {libre} free out of {total}.',
  trajets: 'Trips',
  tous: 'All trips',
  partage: 'Trip {nom}',
  termine: 'This trip is over.',
  aVenir: 'View upcoming trips',
  toutLeTrajet: 'On the whole trip',
  troncon: '{depart} → {arrivee}',
  prochains: 'Next departures',
};
