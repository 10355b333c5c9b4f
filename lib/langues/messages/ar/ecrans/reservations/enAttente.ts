import type { enAttente as fr } from '../../../fr/ecrans/reservations/enAttente';

export const enAttente: typeof fr = {
  demandes:
    '{n, plural, zero {لا طلبات في الانتظار} one {طلب واحد في الانتظار} two {طلبان في الانتظار} few {# طلبات في الانتظار} many {# طلبًا في الانتظار} other {# طلب في الانتظار}}',
};
