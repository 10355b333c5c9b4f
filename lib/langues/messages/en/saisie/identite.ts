import type { identite as fr } from '../../fr/saisie/identite';

export const identite: typeof fr = {
  jeton: 'Enter the link’s token.',
  sixChiffres: 'Enter the six digits from the text message.',
  codeSixChiffres: 'The code has six digits.',
  code: 'Enter the code.',
  codeLong: 'This code is too long.',
  reponse: 'The answer cannot be read.',
  nom: 'Give it a name.',
  date: 'Enter the date.',
  dateInvalide: 'Enter a valid date.',
  perime: 'This document is no longer valid.',
  annee: 'Check the year.',
  document: 'Choose a document.',
  photo: 'Add a photo of the document.',
  photos: '{n} photos at most.',
  uneFois: 'Each photo only once.',
  fin: 'Enter until when it is valid.',
  decision: 'Choose a decision.',
  raison: 'Say why.',
};
