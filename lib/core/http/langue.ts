import 'server-only';
import { type Langue, langueWanted } from '@/lib/langues/langue.mjs';
import { env } from '../env';

/** The language that a call is answered in: of those that this site offers (`LANGUES`), the one its `Accept-Language` wants. */
export function langueOf(request: Request): Langue {
  const wanted = request.headers.get('accept-language');
  return wanted === null ? 'fr' : langueWanted(wanted, env().LANGUES);
}
