import type { compte as fr } from '../../../fr/ecrans/payments/compte';

export const compte: typeof fr = {
  titre: 'Your payout account',
  absent: 'Not opened yet',
  a_completer: 'Incomplete',
  en_verification: 'Being checked',
  pret: 'Ready',
  ouvrir: 'Open my account',
  completer: 'Complete my account',
  refus: 'Stripe’s page could not be opened. Try again in a moment.',
  muet: 'Stripe, our provider, is not answering at the moment. Reload the page in a minute.',
  retourFait: 'It is saved. There is nothing more for you to do here.',
  retourIncomplet: 'It is not complete yet. You can pick up where you left off.',
  partent: '<b>{montant}</b> is yours and on its way to your account.',
  seules: 'Your share is sent there automatically, after each delivery.',
  absentTexte:
    'To receive your share of a delivery, open an account with Stripe, our provider: an identity document and your bank details are enough. They stay with Stripe; we do not see them.',
  demande: 'Stripe still asks for: {manque}.',
  quelques: 'some information',
  verifie: 'Stripe is checking what you sent. This sometimes takes two days.',
  attendent: '<b>{montant}</b> is yours and waiting for this account.',
  nonDesservi:
    'Stripe does not yet pay out to people living in this country: {pays}. Your share remains owed to you and waits here in full. If you have an address and a bank account in Europe, open your account with those; otherwise, <a>write to us</a> before requesting a payment.',
};
