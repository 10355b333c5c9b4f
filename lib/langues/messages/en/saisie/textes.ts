import type { textes as fr } from '../../fr/saisie/textes';

export const textes: typeof fr = {
  identifiant: 'Invalid identifier.',
  obligatoire: 'This field is required.',
  caracteres: '{n} characters at most.',
  interdits: 'This text contains characters that are not allowed.',
  nombre: 'Enter a number.',
  entier: 'Enter a whole number.',
  deUnA: 'From 1 to {n}.',
  rienAModifier: 'Nothing to change.',
  vraiFaux: 'Enter true or false.',
};
