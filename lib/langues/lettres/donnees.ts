import { donnees as ar } from '../messages/ar/lettres/donnees';
import { donnees as en } from '../messages/en/lettres/donnees';
import { donnees as fr } from '../messages/fr/lettres/donnees';
import { wordsOf } from '../words';

/** What is written of somebody’s data, and of an account that nobody uses. */
export const donnees = wordsOf({ fr, en, ar });
