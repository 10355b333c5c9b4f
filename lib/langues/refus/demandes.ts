import { demandes as ar } from '../messages/ar/refus/demandes';
import { demandes as en } from '../messages/en/refus/demandes';
import { demandes as fr } from '../messages/fr/refus/demandes';
import { wordsOf } from '../words';

/** What the calls about demandes refuse. */
export const refus = wordsOf({ fr, en, ar });
