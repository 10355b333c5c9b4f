import { gazette as ar } from '../messages/ar/lettres/gazette';
import { gazette as en } from '../messages/en/lettres/gazette';
import { gazette as fr } from '../messages/fr/lettres/gazette';
import { wordsOf } from '../words';

/** What the newsletter says of what is on offer. */
export const gazette = wordsOf({ fr, en, ar });
