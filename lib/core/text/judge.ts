import type * as z from 'zod';
import type { Langue } from '@/lib/langues/langue.mjs';
import { saisies } from '@/lib/langues/saisies';
import { judgeIn } from '@/lib/langues/sentences';
import { valeurs } from '@/lib/langues/valeurs';
import { unknownField, valueWords } from './value-words';

// Holds every language's sentences: the server's. What is judged in a browser is judged by components/form/judge.ts.

const WORDS = {
  fr: valueWords('fr', valeurs.fr),
  en: valueWords('en', valeurs.en),
  ar: valueWords('ar', valeurs.ar),
};

/** What a schema makes of a value that was sent, its sentences said in that language. */
export function judge<T>(schema: z.ZodType<T>, value: unknown, langue: Langue): z.ZodSafeParseResult<T> {
  const texts = langue === 'fr' ? {} : saisies[langue];
  return judgeIn(langue, texts, () => {
    const result = schema.safeParse(value, { error: WORDS[langue] });
    // zod words what is wrong when it is first looked at
    void result.error;
    return result;
  });
}

/** Says that a body has a field too much. */
export function unknownFieldIn(langue: Langue, name: string): string {
  return unknownField(langue, valeurs[langue], name);
}
