/** What is wrong with a value, where a field of any schema says it itself. */
export const textes = {
  identifiant: 'Identifiant invalide.',
  obligatoire: 'Ce champ est obligatoire.',
  caracteres: '{n} caractères au plus.',
  interdits: 'Ce texte contient des caractères interdits.',
  nombre: 'Indiquez un nombre.',
  entier: 'Indiquez un nombre entier.',
  deUnA: 'De 1 à {n}.',
  rienAModifier: 'Rien à modifier.',
  vraiFaux: 'Indiquez true ou false.',
};
