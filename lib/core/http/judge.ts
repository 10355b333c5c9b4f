import 'server-only';
import * as z from 'zod';
import { appels } from '@/lib/langues/appels';
import type { Langue } from '@/lib/langues/langue.mjs';
import type { Said } from '@/lib/langues/words';
import { AppError } from '../errors';
import { judge, unknownFieldIn } from '../text/judge';

/**
 * Absent optional values of a query may come as empty strings: a GET form sends every field. A repeated one is a list.
 * Throws `invalid` for names that the call does not know: a filter that is ignored answers another question.
 */
export function queryObject(request: Request, names: ReadonlySet<string>): Record<string, string | string[]> {
  const query = new Map<string, string[]>();
  const unknown: Record<string, Said> = {};
  for (const [key, given] of new URL(request.url).searchParams) {
    if (!names.has(key)) unknown[key] = appels('parametreInconnu', { nom: key.slice(0, 40) });
    // PostgreSQL has no place for the zero character in a text.
    const value = given.replaceAll('\0', '');
    if (value.trim() !== '') query.set(key, [...(query.get(key) ?? []), value]);
  }
  const [first] = Object.values(unknown);
  if (first) throw new AppError('invalid', first, unknown);
  return Object.fromEntries(
    [...query].map(([key, [first = '', ...more]]) => [key, more.length > 0 ? [first, ...more] : first]),
  );
}

/** The parts of the address. Throws `not_found` for what can be nobody's. */
export function addressed(schema: unknown, params: unknown): unknown {
  if (!(schema instanceof z.ZodType)) return undefined;
  const result = schema.safeParse(params ?? {});
  if (!result.success) throw new AppError('not_found', appels('pageInconnue'));
  return result.data;
}

/** What a schema makes of a value; undefined without a schema. Throws `invalid`, in the language asked for. */
export function parse(schema: unknown, value: unknown, langue: Langue): unknown {
  if (!(schema instanceof z.ZodType)) return undefined;
  const result = judge(schema, value ?? {}, langue);
  if (result.success) return result.data;
  throw invalidInput(result.error, langue);
}

/** What is wrong on each field; what is wrong with the whole is the message alone. */
function invalidInput({ issues }: z.ZodError, langue: Langue): AppError {
  const found = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [[...issue.path, key].join('.'), unknownFieldIn(langue, key)] as const)
      : [[issue.path.join('.'), issue.message] as const],
  );
  const onFields = found.filter(([path]) => path !== '');
  // The first that is wrong with a field is what is said there.
  const fields = onFields.length > 0 ? Object.fromEntries(onFields.reverse()) : undefined;
  const first = found[0]?.[1];
  const inFields =
    fields && Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, () => text]));
  return new AppError('invalid', first === undefined ? appels('invalide') : () => first, inFields);
}
