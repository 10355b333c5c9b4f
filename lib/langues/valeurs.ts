import { valeurs as ar } from './messages/ar/valeurs';
import { valeurs as en } from './messages/en/valeurs';
import { valeurs as fr } from './messages/fr/valeurs';

/** What is wrong with a value, by language. A browser takes its own language's only. */
export const valeurs = { fr, en, ar };
