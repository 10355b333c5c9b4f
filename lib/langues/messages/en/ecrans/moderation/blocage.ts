import type { blocage as fr } from '../../../fr/ecrans/moderation/blocage';

export const blocage: typeof fr = {
  question: 'Block <b>{nom}</b>?',
  bloquer: 'Block',
  instant: 'One moment...',
  texte:
    'You will no longer be able to write to each other or book with each other. This person is not told. Your confirmed bookings stay valid: cancel them if you no longer want them.',
  bloque: '{nom} is blocked.',
  bloqueTexte: 'You can unblock in your settings.',
};
