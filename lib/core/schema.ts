import { LANGUES } from '@/lib/langues/langue.mjs';
import { saisie } from '@/lib/langues/saisie/textes';
import * as z from './zod';

/** A schema's own sentence, in one language or waiting for its. */
type Sentence = string | { error: () => string };

/** A row's id in a path or a payload. */
export const idSchema = z.guid(saisie('identifiant')).transform((id) => id.toLowerCase());

/** `params` of every `/{id}` route; a malformed id is a 404. */
export const idParams = z.object({ id: idSchema });

/** `langue` of a document that a page’s link downloads: the page’s own, where a plain link says nothing but the browser’s. */
export const langueQuery = {
  langue: z.enum(LANGUES).optional().meta({ description: 'Sinon, celle que veut Accept-Language.' }),
};

/** What is asked with such a document, when nothing else is. */
export const documentQuery = z.strictObject(langueQuery);

/** How many rows of a list are asked for, 20 when that is not said. */
export const limitUpTo = (most: number) =>
  z.coerce
    .number(saisie('nombre'))
    .int(saisie('entier'))
    .min(1, saisie('deUnA', { n: most }))
    .max(most, saisie('deUnA', { n: most }))
    .default(20);

/** `limit` (1 to 100, default 20) and `cursor` of every list (docs/api.md). */
export const pageQuery = {
  limit: limitUpTo(100),
  cursor: z.string().max(500).optional(),
};

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
export function line(max: number, required: Sentence = saisie('obligatoire')) {
  return z
    .string(required)
    .overwrite(withoutEmpty)
    .trim()
    .max(max, saisie('caracteres', { n: max }))
    .refine(isVisible, required)
    .refine((value) => !FORBIDDEN.test(value), saisie('interdits'));
}

/** Several lines of user text: like `line`, with tabs and line ends. */
export function text(max: number, required: Sentence = saisie('obligatoire')) {
  return optionalText(max).refine(isVisible, required);
}

/** Like `text`, may be empty. */
export function optionalText(max: number) {
  return z
    .string()
    .overwrite(withoutEmpty)
    .trim()
    .max(max, saisie('caracteres', { n: max }))
    .refine((value) => !FORBIDDEN.test(value.replace(/[\t\n\r]/g, '')), saisie('interdits'));
}
