import { z } from 'zod';
import { frenchMessage } from './zod-french';

// Every message a schema does not word itself is French; schemas import `z` from here so that none escapes.
// In a browser without code made from strings: the probe for `eval` alone is an error in the console of pages whose policy forbids it.
z.config({ localeError: frenchMessage, jitless: typeof window !== 'undefined' });

export { z };
