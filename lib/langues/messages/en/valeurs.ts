import type { valeurs as fr } from '../fr/valeurs';

export const valeurs: typeof fr = {
  obligatoire: 'This field is required.',
  autre: 'This value is not valid.',
  texte: 'Enter a text.',
  nombre: 'Enter a number.',
  entier: 'Enter a whole number.',
  ouiNon: 'Answer yes or no (true or false).',
  liste: 'Enter a list.',
  groupe: 'Enter a group of fields.',
  instant: 'Enter a date.',
  aLaisser: 'Leave this field out.',
  une: 'Enter one value only.',
  parmi: 'Choose one of: {choix}.',
  format: 'This format is not valid.',
  email: 'Enter a valid e-mail address.',
  adresseWeb: 'Enter a complete web address.',
  identifiant: 'Invalid identifier.',
  date: 'Enter a valid date.',
  dateHeure: 'Enter a valid date and time.',
  multiple: 'Enter a multiple of {pas, number}.',
  auPlus:
    'At most {unite, select, caracteres {{n, plural, one {# character} other {# characters}}} elements {{n, plural, one {# item} other {# items}}} other {{n, number}}}.',
  auMoins:
    'At least {unite, select, caracteres {{n, plural, one {# character} other {# characters}}} elements {{n, plural, one {# item} other {# items}}} other {{n, number}}}.',
  moinsDe: 'Less than {n, number}.',
  plusDe: 'More than {n, number}.',
  champInconnu: 'Unknown field: {nom}.',
  champSansNom: 'A field has no name.',
};
