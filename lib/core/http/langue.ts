import 'server-only';
import { type Langue, langueWanted } from '@/lib/langues/langue.mjs';
import { env } from '../env';

/** The language that a link to a file names (`?langue=en`), of those that this site offers: its page’s. */
export function langueNamed(request: Request): Langue | undefined {
  const named = new URL(request.url).searchParams.get('langue');
  return named === null ? undefined : env().LANGUES.find((langue) => langue === named);
}

/**
 * The language that a call is answered in, of those that this site offers (`LANGUES`): the one its address names, else the one its
 * `Accept-Language` wants.
 */
export function langueOf(request: Request): Langue {
  const named = langueNamed(request);
  if (named) return named;
  const wanted = request.headers.get('accept-language');
  return wanted === null ? 'fr' : langueWanted(wanted, env().LANGUES);
}
