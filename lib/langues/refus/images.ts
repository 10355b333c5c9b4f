import { images as ar } from '../messages/ar/refus/images';
import { images as en } from '../messages/en/refus/images';
import { images as fr } from '../messages/fr/refus/images';
import { wordsOf } from '../words';

/** What is refused about pictures and drawn documents (docs/rules.md). */
export const refus = wordsOf({ fr, en, ar });
