import 'server-only';
import { type Langue, langueWanted } from '@/lib/langues/langue';
import { valeurs } from '@/lib/langues/valeurs';
import { env } from '../env';
import { unknownField, valueWords } from '../text/value-words';

/** The language that a call is answered in: of those that this site offers (`LANGUES`), the one its `Accept-Language` wants. */
export function langueOf(request: Request): Langue {
  const wanted = request.headers.get('accept-language');
  return wanted === null ? 'fr' : langueWanted(wanted, env().LANGUES);
}

const WORDS = {
  fr: valueWords('fr', valeurs.fr),
  en: valueWords('en', valeurs.en),
  ar: valueWords('ar', valeurs.ar),
};

/** How a schema that is parsed for a request words what it has no words of its own for. */
export function judgedIn(langue: Langue): { error: (typeof WORDS)['fr'] } {
  return { error: WORDS[langue] };
}

/** Says that a body has a field too much. */
export function unknownFieldIn(langue: Langue, name: string): string {
  return unknownField(langue, valeurs[langue], name);
}
