import { addressHere, pageLangue } from '@/components/words/server';
import { addressIn } from '@/lib/langues/adresse.mjs';
import { languesOffered } from '@/lib/langues/langue.mjs';

/** Where a page stands, for search engines: its own address, and the same page in each language that is offered. */
export function alternatesOf(path: string): { canonical: string; languages?: Record<string, string> } {
  const offered = languesOffered(process.env.LANGUES);
  const canonical = addressHere(path);
  if (offered.length === 1) return { canonical };
  const each = offered.map((langue) => [langue, addressIn(langue, path)]);
  return { canonical, languages: { ...Object.fromEntries(each), 'x-default': path } };
}

const LOCALES = { fr: 'fr_FR', en: 'en_GB', ar: 'ar_MA' } as const;

/** What Open Graph is told of a page's language and place. */
export const openGraphOf = (path: string) => ({ locale: LOCALES[pageLangue()], url: addressHere(path) });
