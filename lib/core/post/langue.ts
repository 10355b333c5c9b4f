import 'server-only';
import type { Langue } from '@/lib/langues/langue.mjs';
import { env } from '../env';

/** What somebody is written to in: the language of their settings, where this site offers it, else French. */
export function langueOfReader(language: string): Langue {
  return env().LANGUES.find((langue) => langue === language) ?? 'fr';
}
