import type { papierPreuve as fr } from '../../../fr/ecrans/users/papierPreuve';

export const papierPreuve: typeof fr = {
  identite:
    'Your identity card (both sides), your passport or your residence permit, still valid and in your name.',
  entreprise:
    'A Kbis extract or SIRENE notice less than three months old, or your country’s company registration, with the name and number on your profile.',
  licence: 'Your transport licence, still valid, with the number on your profile.',
  assurance: 'The insurance certificate for your transport activity, still valid.',
};
