import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { Langue } from '@/lib/langues/langue.mjs';
import { judgeIn } from '@/lib/langues/sentences';
import { sentencesIn } from './judge';
import type { FormSchema } from './resolver';

type Asked = Parameters<Resolver<FieldValues>>;

/** What a schema says of a form's values, in a language. */
export async function judgeFields(langue: Langue, schema: FormSchema, [values, context, options]: Asked) {
  const sentences = await sentencesIn(langue);
  if (!sentences) return zodResolver(schema)(values, context, options);
  const { texts, error } = sentences;
  // At once: sentences are chosen while the schema judges.
  return judgeIn(langue, texts, () =>
    zodResolver(schema, { error }, { mode: 'sync' })(values, context, options),
  );
}
