import { ar } from './ecrans/ar';
import { en } from './ecrans/en';
import { fr } from './ecrans/fr';

/** A screen's messages by its name (`transports/carte`): French has them first. */
export type Ecrans = typeof fr;

/** What screens say, by language. On the server only: a browser gets what its page has islands for. */
export const ecrans: Record<'fr' | 'en' | 'ar', Ecrans> = { fr, en, ar };
