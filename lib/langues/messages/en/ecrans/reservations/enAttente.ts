import type { enAttente as fr } from '../../../fr/ecrans/reservations/enAttente';

export const enAttente: typeof fr = {
  demandes: '{n, plural, one {# request waiting} other {# requests waiting}}',
};
