import type { lettre as fr } from '../fr/lettre';

export const lettre: typeof fr = {
  bonjour: 'Hello,',
  aBientot: 'See you soon,',
  citation: '“{mots}”',
  adresse: 'The button does not open? Copy this address: {adresse}',
  suivi: '{bouton}:',
  trajet: '{de} → {vers}',
};
