import { manque as ar } from './messages/ar/manque';
import { manque as en } from './messages/en/manque';
import { manque as fr } from './messages/fr/manque';
import { wordsOf } from './words';

/** What a payment provider still asks of who is paid. */
export const manque = wordsOf({ fr, en, ar });
