import type { annulation as fr } from '../../../fr/ecrans/reservations/annulation';

export const annulation: typeof fr = {
  specification:
    'Cancelling is free and becomes possible {heures}\u00a0hours before departure. Before that, write to the carrier: they can still decline a pending request.',
  faq: 'Cancelling is free until {heures}\u00a0hours before departure. After that, write to the carrier.',
  always: 'Cancelling is free, at any time.',
  ouverte: 'You can cancel from {debut}, {heures}\u00a0hours before departure.',
  tropTard: 'Departure is in less than {heures}\u00a0hours: you can no longer cancel. Let the carrier know.',
};
