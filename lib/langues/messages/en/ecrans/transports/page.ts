import type { page as fr } from '../../../fr/ecrans/transports/page';

export const page: typeof fr = {
  titre: 'Trips',
  titreDeVers: 'Trips from {depart} to {arrivee}',
  titreDe: 'Trips from {depart}',
  titreVers: 'Trips to {arrivee}',
  description:
    'Travellers, drivers and agencies with room between Europe and Africa: dates, stops, kilos free on each part of the route.',
  descriptionDeVers:
    'Travellers, drivers and agencies with room from {depart} to {arrivee}: dates, stops, kilos free on each part of the route.',
  descriptionDe:
    'Travellers, drivers and agencies with room from {depart}: dates, stops, kilos free on each part of the route.',
  descriptionVers:
    'Travellers, drivers and agencies with room to {arrivee}: dates, stops, kilos free on each part of the route.',
  toutSur: 'All about {depart} → {arrivee}',
  suivants: 'More trips',
};
