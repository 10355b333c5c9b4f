import { config } from 'zod';
import { valeurs } from '@/lib/langues/messages/fr/valeurs';
import { valueWords } from './text/value-words';

// Every message a schema does not word itself is French; schemas import from here so that none escapes.
// In a browser without code made from strings: the probe for `eval` alone is an error in the console of pages whose policy forbids it.
config({ localeError: valueWords('fr', valeurs), jitless: typeof window !== 'undefined' });

// `import * as z`: zod's own object `z` holds every language it speaks, and whoever names it ships them all.
export * from 'zod';
