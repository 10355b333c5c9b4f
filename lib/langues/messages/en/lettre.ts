import type { lettre as fr } from '../fr/lettre';

export const lettre: typeof fr = {
  bonjour: 'Hello,',
  aBientot: 'See you soon,',
  citation: '“{mots}”',
  adresse: 'Button not working? Copy this address: {adresse}',
  suivi: '{bouton}:',
  trajet: '{de} → {vers}',
};
