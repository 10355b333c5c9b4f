import { securite as ar } from '../messages/ar/lettres/securite';
import { securite as en } from '../messages/en/lettres/securite';
import { securite as fr } from '../messages/fr/lettres/securite';
import { wordsOf } from '../words';

/** What is written of an account’s safety and its password. */
export const securite = wordsOf({ fr, en, ar });
