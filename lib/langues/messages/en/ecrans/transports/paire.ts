import type { paire as fr } from '../../../fr/ecrans/transports/paire';

export const paire: typeof fr = {
  sens: 'from {depart} to {arrivee}',
  annonces:
    '{n, plural, one {{nombre} upcoming trip {sens}. Book the kilos you need: the carrier will answer you.} other {{nombre} upcoming trips {sens}. Choose yours and book the kilos you need: the carrier will answer you.}}',
  plusDAnnonces:
    'More than {nombre} upcoming trips {sens}. Choose yours and book the kilos you need: the carrier will answer you.',
  personne:
    'Nobody is offering a trip {sens} at the moment. Create an alert, or post your request: people making the trip will write to you.',
  prochain:
    '{n, plural, one {{nombre} upcoming trip, on {jour}} other {{nombre} upcoming trips, the next one on {jour}}}',
  prochainDePlus: 'More than {nombre} upcoming trips, the next one on {jour}',
  prixKilo: 'usually {prix} a kilo',
  faits: '{un}, {autre}',
  description:
    'Have a parcel carried {sens}: {faits}. Travellers, drivers and agencies, with the kilos free on your part of the route.',
  descriptionSeule:
    'Have a parcel carried {sens} by travellers, drivers and agencies: alerts, trips nearby and agencies.',
  jusqua: 'up to {poids}',
  prochainDepart: 'Next departure',
  aVenir: 'Upcoming trips',
  etPlus: '{nombre} and more',
  placeLibre: 'Free room',
  prixConstate: 'Usual price per kilo',
  autreSens: 'The other way',
  revient: 'For what comes back {sens}.',
  trajets: 'Trips',
};
