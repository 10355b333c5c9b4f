import type { Langue } from '@/lib/langues/langue.mjs';

// The marks keep two names in Latin letters in the order of an Arabic line.
const ARROWS: Record<Langue, string> = { fr: ' → ', en: ' → ', ar: '\u200f ← \u200f' };

/** From one place to another in a line of text, the way that one reads: "Lyon → Tanger". */
export const routeText = (from: string, to: string, langue: Langue = 'fr'): string =>
  `${from}${ARROWS[langue]}${to}`;
