import { paiements as ar } from './messages/ar/paiements';
import { paiements as en } from './messages/en/paiements';
import { paiements as fr } from './messages/fr/paiements';
import { wordsOf } from './words';

/** What a person's payments as a table say. */
export const paiements = wordsOf({ fr, en, ar });
