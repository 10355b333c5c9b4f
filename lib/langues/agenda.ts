import { agenda as ar } from './messages/ar/agenda';
import { agenda as en } from './messages/en/agenda';
import { agenda as fr } from './messages/fr/agenda';
import { wordsOf } from './words';

/** What stands in a person's calendar of their reservations. */
export const agenda = wordsOf({ fr, en, ar });
