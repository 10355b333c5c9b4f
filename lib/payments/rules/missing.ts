import type { Langue } from '@/lib/langues/langue.mjs';
import { manque as words } from '@/lib/langues/manque';

/** What a provider asks about who is paid, by the beginning of its own word for it. */
const MISSING = [
  [/^external_account/, 'banque'],
  [/verification|\.id_number/, 'piece'],
  [/^tos_acceptance/, 'accord'],
  [/^business_profile|^settings/, 'activite'],
  [/^(?:individual|representative|person_|owners|directors)/, 'personne'],
  [/^company/, 'entreprise'],
] as const;

/** What the provider still wants to know, in words, each once. */
export function missingWords(manque: readonly string[], langue: Langue): string[] {
  const keys = manque.map((word) => MISSING.find(([of]) => of.test(word))?.[1] ?? 'autre');
  return [...new Set(keys)].map((key) => words(key)(langue));
}
