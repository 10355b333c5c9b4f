import type { capacite as fr } from '../../../fr/ecrans/reservations/capacite';

export const capacite: typeof fr = {
  restante: 'Space left',
  complet: 'Trip full',
  libre: '{n, plural, one {{libre} free of {capacite}} other {{libre} free of {capacite}}}',
  verification: 'Checking the space.',
  nonVerifiee: 'Space as it was when the page opened. It will be checked when you send.',
  plusDePlace: 'No space left on this part. Choose another departure or arrival city.',
  limite: 'Note: limited space on this trip',
};
