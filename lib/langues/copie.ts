import { copie as ar } from './messages/ar/copie';
import { copie as en } from './messages/en/copie';
import { copie as fr } from './messages/fr/copie';
import { wordsOf } from './words';

/** What the readable page of one’s data says, and how the folders of the copy are called. */
export const copie = wordsOf({ fr, en, ar });
