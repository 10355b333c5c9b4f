import type { Langue } from './langue.mjs';
import { ar } from './saisies/ar';
import { en } from './saisies/en';
import type { Saisies } from './sentences';

/** The sentences of all schemas in the languages that are not the schemas' own. A browser takes its own language's only (components/form/judge.ts). */
export const saisies: Record<Exclude<Langue, 'fr'>, Saisies> = { en, ar };
