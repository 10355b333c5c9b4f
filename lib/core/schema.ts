import * as z from './zod';

const ID_MESSAGE = 'Identifiant invalide.';

/** A row's id in a path or a payload. */
export const idSchema = z.guid(ID_MESSAGE).transform((id) => id.toLowerCase());

/** `params` of every `/{id}` route; a malformed id is a 404. */
export const idParams = z.object({ id: idSchema });

/** How many rows of a list are asked for, 20 when that is not said. */
export const limitUpTo = (most: number) =>
  z.coerce
    .number('Indiquez un nombre.')
    .int('Indiquez un nombre entier.')
    .min(1, `De 1 à ${most}.`)
    .max(most, `De 1 à ${most}.`)
    .default(20);

/** `limit` (1 to 100, default 20) and `cursor` of every list (docs/api.md). */
export const pageQuery = {
  limit: limitUpTo(100),
  cursor: z.string().max(500).optional(),
};

const FORBIDDEN_MESSAGE = 'Ce texte contient des caractères interdits.';
// Control characters, halves of characters, and the marks that reverse the text of others.
const FORBIDDEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const INVISIBLE = /[\p{Cf}\p{Z}\u115f\u1160\u3164\uffa0\u2800]/gu;
// What shows nothing and joins nothing: pasted from elsewhere, or meant to make two names look like one.
const EMPTY = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/g;

const withoutEmpty = (value: string) => value.replace(EMPTY, '');

/** Whether a text shows anything. */
export function isVisible(value: string): boolean {
  return value.replace(INVISIBLE, '') !== '';
}

/** One line of user text: trimmed of spaces and of what shows nothing, something to see in it, no control characters, length bounded. */
export function line(max: number, requiredMessage = 'Ce champ est obligatoire.') {
  return z
    .string(requiredMessage)
    .overwrite(withoutEmpty)
    .trim()
    .max(max, `${max} caractères au plus.`)
    .refine(isVisible, requiredMessage)
    .refine((value) => !FORBIDDEN.test(value), FORBIDDEN_MESSAGE);
}

/** Several lines of user text: like `line`, with tabs and line ends. */
export function text(max: number, requiredMessage = 'Ce champ est obligatoire.') {
  return optionalText(max).refine(isVisible, requiredMessage);
}

/** Like `text`, may be empty. */
export function optionalText(max: number) {
  return z
    .string()
    .overwrite(withoutEmpty)
    .trim()
    .max(max, `${max} caractères au plus.`)
    .refine((value) => !FORBIDDEN.test(value.replace(/[\t\n\r]/g, '')), FORBIDDEN_MESSAGE);
}
