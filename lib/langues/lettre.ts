import { lettre as ar } from './messages/ar/lettre';
import { lettre as en } from './messages/en/lettre';
import { lettre as fr } from './messages/fr/lettre';
import { wordsOf } from './words';

/** What stands around a letter. */
export const lettre = wordsOf({ fr, en, ar });
