import { fichiers as ar } from './messages/ar/fichiers';
import { fichiers as en } from './messages/en/fichiers';
import { fichiers as fr } from './messages/fr/fichiers';
import { wordsOf } from './words';

/** How files that one downloads are called. */
export const fichiers = wordsOf({ fr, en, ar });
