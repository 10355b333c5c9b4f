import 'server-only';
import { gramsToKg } from '@/lib/core/text/money';
import { dit } from '@/lib/langues/messages/fr/ecrans/messagerie/dit';
import { say } from '@/lib/langues/say.mjs';
import { inLangue } from '@/lib/langues/words';
import { type DitWords, evenementSentence } from '../labels';
import type { StoredEvenement } from '../rules/evenement';

const words: DitWords = Object.assign<(...[key, values]: Parameters<DitWords>) => string, { langue: 'fr' }>(
  (key, values = {}) => say('fr', dit[key], inLangue(values, 'fr')),
  { langue: 'fr' },
);

/** An event in French, as the API says it; screens say it in their page's language. */
export function frenchSentence({ poidsGrammes, ...evenement }: StoredEvenement): string {
  return evenementSentence(words, { ...evenement, poids: gramsToKg(poidsGrammes) });
}
