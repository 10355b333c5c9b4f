import type { Langue } from '@/lib/langues/langue.mjs';
import type { Given, Said } from '@/lib/langues/words';
import { PRODUCT_NAME } from '../product';

/** The words of a topic in one language, the product named where they name it. */
export function wordsIn<Key extends string>(
  words: (key: Key, values?: Given) => Said,
  langue: Langue,
): (key: Key, values?: Given) => string {
  return (key, values) => words(key, { produit: PRODUCT_NAME, ...values })(langue);
}
