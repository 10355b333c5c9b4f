import type * as z from 'zod';
import type { Langue } from '@/lib/langues/langue.mjs';
import type { valeurs } from '@/lib/langues/messages/fr/valeurs';
import { say } from '@/lib/langues/say.mjs';

type Issue = z.core.$ZodRawIssue;
type Texts = typeof valeurs;

const WANTED: Record<string, keyof Texts> = {
  string: 'texte',
  number: 'nombre',
  int: 'entier',
  bigint: 'entier',
  boolean: 'ouiNon',
  array: 'liste',
  object: 'groupe',
  record: 'groupe',
  date: 'instant',
  undefined: 'aLaisser',
  never: 'aLaisser',
};

const FORMATS: Record<string, keyof Texts> = {
  email: 'email',
  url: 'adresseWeb',
  guid: 'identifiant',
  uuid: 'identifiant',
  date: 'date',
  datetime: 'dateHeure',
};

const ONE = new Set(['string', 'number', 'int', 'bigint', 'boolean', 'date']);
const UNITS: Record<string, string> = { string: 'caracteres', array: 'elements', set: 'elements' };

/** Says what is wrong with a value, for people, wherever a schema has no words of its own: zod's issues, in one language. */
export function valueWords(langue: Langue, texts: Texts): (issue: Issue) => string {
  return (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        return texts[wrongType(issue.expected, issue.input)];
      case 'invalid_value':
        if (issue.input === undefined) return texts.obligatoire;
        return say(langue, texts.parmi, { choix: issue.values.join(', ') });
      case 'invalid_format':
        return texts[FORMATS[issue.format] ?? 'format'];
      case 'too_big':
        return size(issue, Number(issue.maximum), texts.auPlus, texts.moinsDe);
      case 'too_small':
        if (issue.origin === 'string' && Number(issue.minimum) === 1) return texts.obligatoire;
        return size(issue, Number(issue.minimum), texts.auMoins, texts.plusDe);
      case 'not_multiple_of':
        return say(langue, texts.multiple, { pas: Number(issue.divisor) });
      case 'unrecognized_keys':
        return unknownField(langue, texts, issue.keys[0] ?? '');
      default:
        return texts.autre;
    }
  };

  function size(
    { origin, inclusive = true }: { origin: string; inclusive?: boolean | undefined },
    n: number,
    text: string,
    strictText: string,
  ): string {
    return inclusive
      ? say(langue, text, { n, unite: UNITS[origin] ?? 'aucune' })
      : say(langue, strictText, { n });
  }
}

/** Says that nobody asked for a field of this name. */
export function unknownField(langue: Langue, texts: Texts, name: string): string {
  const nom = name.trim().slice(0, 40);
  return nom === '' ? texts.champSansNom : say(langue, texts.champInconnu, { nom });
}

function wrongType(expected: string, input: unknown): keyof Texts {
  if (input === undefined) return 'obligatoire';
  if (Array.isArray(input) && ONE.has(expected)) return 'une';
  return WANTED[expected] ?? 'autre';
}
