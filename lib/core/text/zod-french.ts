import type * as z from 'zod';

type Issue = z.core.$ZodRawIssue;

const WANTED: Record<string, string> = {
  string: 'Indiquez un texte.',
  number: 'Indiquez un nombre.',
  int: 'Indiquez un nombre entier.',
  bigint: 'Indiquez un nombre entier.',
  boolean: 'Indiquez oui ou non (true ou false).',
  array: 'Indiquez une liste.',
  object: 'Indiquez un groupe de champs.',
  record: 'Indiquez un groupe de champs.',
  date: 'Indiquez une date.',
  undefined: 'Laissez ce champ de côté.',
  never: 'Laissez ce champ de côté.',
};

const FORMATS: Record<string, string> = {
  email: 'Indiquez une adresse e-mail valide.',
  url: 'Indiquez une adresse web complète.',
  guid: 'Identifiant invalide.',
  uuid: 'Identifiant invalide.',
  date: 'Indiquez une date valide.',
  datetime: 'Indiquez une date et une heure valides.',
};

const REQUIRED = 'Ce champ est obligatoire.';
const OTHERWISE = 'Cette valeur ne convient pas.';

/** What is wrong with a value, in French for people, wherever a schema has no words of its own. */
export function frenchMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, issue.input);
    case 'invalid_value':
      return issue.input === undefined ? REQUIRED : `Choisissez parmi\u202f: ${issue.values.join(', ')}.`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Ce format ne convient pas.';
    case 'too_big':
      return size(issue.origin, Number(issue.maximum), 'au plus', 'Moins de', issue.inclusive);
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return REQUIRED;
      return size(issue.origin, Number(issue.minimum), 'au moins', 'Plus de', issue.inclusive);
    case 'not_multiple_of':
      return `Indiquez un multiple de ${issue.divisor}.`;
    case 'unrecognized_keys':
      return unknownField(issue.keys[0] ?? '');
    default:
      return OTHERWISE;
  }
}

/** Says that nobody asked for a field of this name. */
export function unknownField(name: string): string {
  const shown = name.trim().slice(0, 40);
  return shown === '' ? 'Un champ n’a pas de nom.' : `Champ inconnu\u202f: ${shown}.`;
}

const ONE = new Set(['string', 'number', 'int', 'bigint', 'boolean', 'date']);

function wrongType(expected: string, input: unknown): string {
  if (input === undefined) return REQUIRED;
  if (Array.isArray(input) && ONE.has(expected)) return 'Indiquez une seule valeur.';
  return WANTED[expected] ?? OTHERWISE;
}

const UNITS: Record<string, [one: string, many: string]> = {
  string: [' caractère', ' caractères'],
  array: [' élément', ' éléments'],
  set: [' élément', ' éléments'],
};

function size(origin: string, bound: number, words: string, strictWords: string, inclusive = true): string {
  const unit = UNITS[origin]?.[bound > 1 ? 1 : 0] ?? '';
  return inclusive ? `${bound}${unit} ${words}.` : `${strictWords} ${bound}${unit}.`;
}
