import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import type { Langue } from '@/lib/langues/langue.mjs';
import { judgeIn } from '@/lib/langues/sentences';
import { sentencesIn } from './judge';

/** How a form's fields are judged by its schema, in a language. */
export function resolverIn<Values extends FieldValues, Output>(
  langue: Langue,
  schema: z.ZodType<FieldValues, FieldValues>,
): Resolver<Values, unknown, Output> {
  const judge = async (...[values, context, options]: Parameters<Resolver<FieldValues>>) => {
    const sentences = await sentencesIn(langue);
    if (!sentences) return zodResolver(schema)(values, context, options);
    const { texts, error } = sentences;
    // At once: sentences are chosen while the schema judges.
    return judgeIn(langue, texts, () =>
      zodResolver(schema, { error }, { mode: 'sync' })(values, context, options),
    );
  };
  return judge as unknown as Resolver<Values, unknown, Output>;
}
