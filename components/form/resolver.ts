import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import type { Langue } from '@/lib/langues/langue.mjs';

export type FormSchema = z.ZodType<FieldValues, FieldValues>;
/** A schema, or how it comes where a page is to stand before it: it is heavier than its form. */
export type Given<S extends FormSchema> = S | (() => Promise<S>);

const both = <S extends FormSchema>(given: Given<S>) =>
  Promise.all([import('./judging'), typeof given === 'function' ? given() : given]);

/** Has at hand what judges the fields; throws where that cannot come. */
export async function prepareJudge(langue: Langue, given: Given<FormSchema>): Promise<void> {
  const sentences = import('./judge').then(({ sentencesIn }) => sentencesIn(langue));
  await Promise.all([both(given), sentences]);
}

/** How a form's fields are judged by its schema, in a language. Throws where what judges them cannot come. */
export function resolverIn<Values extends FieldValues, Output>(
  langue: Langue,
  given: Given<FormSchema>,
): Resolver<Values, unknown, Output> {
  const judge = async (...asked: Parameters<Resolver<FieldValues>>) => {
    const [{ judgeFields }, schema] = await both(given);
    return judgeFields(langue, schema, asked);
  };
  return judge as unknown as Resolver<Values, unknown, Output>;
}
