import { acces as ar } from '../messages/ar/refus/acces';
import { acces as en } from '../messages/en/refus/acces';
import { acces as fr } from '../messages/fr/refus/acces';
import { wordsOf } from '../words';

/** What refuses to open an account, or to change what keeps it safe. */
export const refus = wordsOf({ fr, en, ar });
