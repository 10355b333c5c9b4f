import { identite as ar } from '../messages/ar/lettres/identite';
import { identite as en } from '../messages/en/lettres/identite';
import { identite as fr } from '../messages/fr/lettres/identite';
import { wordsOf } from '../words';

/** What is written of an account’s e-mail address and telephone. */
export const identite = wordsOf({ fr, en, ar });
