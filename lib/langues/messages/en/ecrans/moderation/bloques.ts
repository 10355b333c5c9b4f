import type { bloques as fr } from '../../../fr/ecrans/moderation/bloques';

export const bloques: typeof fr = {
  titre: 'Blocked people',
  personne:
    'Nobody. You can block someone from their profile: no more messages or bookings, without their being told.',
  depuis: 'Since {jour}',
  debloquer: 'Unblock',
  debloque: '{nom} is unblocked.',
};
