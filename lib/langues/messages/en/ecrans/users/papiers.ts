import type { papiers as fr } from '../../../fr/ecrans/users/papiers';

export const papiers: typeof fr = {
  titre: 'Verified documents',
  badges: 'What each badge means',
  email: 'E-mail',
  telephone: 'Phone',
  confirmer: 'Confirm',
  confirmerEmail: 'Confirm my e-mail address',
  confirmerTelephone: 'Confirm my phone number',
  examen: 'Being checked',
  envoyer: 'Send',
  renouveler: 'Renew',
  nomme: '{action}: {papier}',
  verifieLe: 'Verified on {jour}.',
  verifieJusqua: 'Verified on {jour}, valid until {fin}.',
  envoyeLe: 'Sent on {jour}, we are looking at it.',
  aRenvoyer: 'To be sent again: {raison}',
  fini: 'No longer valid since {jour}.',
  verifie: 'Verified',
  nonVerifie: 'Not verified',
};
