import type { suppressionFenetre as fr } from '../../../fr/ecrans/users/suppressionFenetre';

export const suppressionFenetre: typeof fr = {
  titre: 'Delete my account',
  enCours: 'Deleting...',
  disparait: 'What disappears',
  nom: 'your name, your e-mail, your phone, your address and your documents;',
  photos: 'your photos, your listings and the text of your messages, bookings and reviews;',
  connexions: 'your logins, on every device, and what we have sent you.',
  reste: 'What stays, without naming you',
  autres:
    'with others, their conversations, their bookings and the ratings you gave, with “Deleted account” in place of your name;',
  comptes:
    'for ten years, the accounting records, because the law requires it: your name is sealed in them, and nobody opens it without being obliged to.',
  revenir: 'You can sign up again with the same address, starting from scratch.',
  confirmation: 'Write {mot} to confirm',
  motDePasse: 'Your password',
  fini: 'Your account is deleted.',
};
