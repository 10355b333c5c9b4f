/** Stands where an amount was. */
export const HIDDEN = '••';

const MONEY =
  'euros?|eur|dirhams?|dhs?|mad|dinars?|dzd|dt|tnd|francs?|fcfa|f\\s?cfa|cfa|xof|xaf|dollars?|usd|pounds?|gbp|€|\\$|£|يورو|أورو|درهما?|دراهم|دينارا?|دنانير|فرنكا?';
// A figure of any letters, and what may stand between two of one number.
const NUMBER = '\\p{Nd}(?:[.,\\s]?\\p{Nd})*';
const AMOUNT = new RegExp(
  `(?:${NUMBER}\\s?(?:k\\s?)?(?:${MONEY})|(?:€|\\$|£|eur|usd|gbp|mad)\\s?${NUMBER})(?![\\p{L}\\p{Nd}])`,
  'giu',
);

/**
 * A text without its amounts of money, in French, English or Arabic words: a mail names none to act on, whoever wrote it
 * (docs/safety.md).
 */
export const hideAmounts = (text: string): string => text.replace(AMOUNT, HIDDEN);
