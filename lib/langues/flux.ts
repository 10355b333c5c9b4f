import { flux as ar } from './messages/ar/flux';
import { flux as en } from './messages/en/flux';
import { flux as fr } from './messages/fr/flux';
import { wordsOf } from './words';

/** What feeds of trips say. */
export const flux = wordsOf({ fr, en, ar });
