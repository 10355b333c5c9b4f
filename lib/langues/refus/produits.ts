import { produits as ar } from '../messages/ar/refus/produits';
import { produits as en } from '../messages/en/refus/produits';
import { produits as fr } from '../messages/fr/refus/produits';
import { wordsOf } from '../words';

/** What the calls about produits refuse. */
export const refus = wordsOf({ fr, en, ar });
