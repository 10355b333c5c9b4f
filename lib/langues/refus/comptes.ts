import { comptes as ar } from '../messages/ar/refus/comptes';
import { comptes as en } from '../messages/en/refus/comptes';
import { comptes as fr } from '../messages/fr/refus/comptes';
import { wordsOf } from '../words';

/** What the calls about accounts, profiles and agencies refuse. */
export const refus = wordsOf({ fr, en, ar });
