import type { prix as fr } from '../../../fr/ecrans/reservations/prix';

export const prix: typeof fr = {
  titre: 'Prices paid',
  kilo: 'per kilo',
  moitie: 'Half of the parcels cost between <b>{bas}</b> and <b>{haut}</b> per kilo.',
  dapres:
    '{n, plural, one {Based on what {nombre} person agreed over the past year. The price is always agreed with the carrier.} other {Based on what {nombre} people agreed over the past year. The price is always agreed with the carrier.}}',
};
