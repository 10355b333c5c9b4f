import { z } from 'zod';
import fr from 'zod/v4/locales/fr.js';

// Every message a schema does not word itself is French; schemas import `z` from here so that none escapes.
// In a browser without code made from strings: the probe for `eval` alone is an error in the console of pages whose policy forbids it.
z.config({ ...fr(), jitless: typeof window !== 'undefined' });

export { z };
