import { donnees as ar } from '../messages/ar/refus/donnees';
import { donnees as en } from '../messages/en/refus/donnees';
import { donnees as fr } from '../messages/fr/refus/donnees';
import { wordsOf } from '../words';

/** What the calls about donnees refuse. */
export const refus = wordsOf({ fr, en, ar });
