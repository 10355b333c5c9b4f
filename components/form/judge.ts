import type * as z from 'zod';
import { valueWords } from '@/lib/core/text/value-words';
import type { Langue } from '@/lib/langues/langue.mjs';
import { judgeIn, type Saisies } from '@/lib/langues/sentences';

type Other = Exclude<Langue, 'fr'>;
/** What schemas say of a value in a language that is not theirs. */
type Sentences = { texts: Saisies; error: ReturnType<typeof valueWords> };

const LOAD: Record<Other, () => Promise<Sentences>> = {
  en: async () => {
    const [{ en }, { valeurs }] = await Promise.all([
      import('@/lib/langues/saisies/en'),
      import('@/lib/langues/messages/en/valeurs'),
    ]);
    return { texts: en, error: valueWords('en', valeurs) };
  },
  ar: async () => {
    const [{ ar }, { valeurs }] = await Promise.all([
      import('@/lib/langues/saisies/ar'),
      import('@/lib/langues/messages/ar/valeurs'),
    ]);
    return { texts: ar, error: valueWords('ar', valeurs) };
  },
};
const loaded = new Map<Other, Promise<Sentences | null>>();

/** Has a language's sentences about values at hand; null for French, which schemas speak, and where they cannot be had. */
export function sentencesIn(langue: Langue): Promise<Sentences | null> {
  if (langue === 'fr') return Promise.resolve(null);
  const known = loaded.get(langue);
  if (known) return known;
  const coming = LOAD[langue]().catch(() => {
    loaded.delete(langue);
    return null;
  });
  loaded.set(langue, coming);
  return coming;
}

/** What a schema makes of a value, its sentences said in that language. */
export async function judgedIn<T>(
  langue: Langue,
  schema: z.ZodType<T>,
  value: unknown,
): Promise<z.ZodSafeParseResult<T>> {
  const sentences = await sentencesIn(langue);
  return judgeIn(langue, sentences?.texts ?? {}, () => {
    const result = schema.safeParse(value, sentences ? { error: sentences.error } : undefined);
    // zod words what is wrong when it is first looked at
    void result.error;
    return result;
  });
}
