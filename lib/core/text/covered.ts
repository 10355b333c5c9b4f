/** Stands in a text where a telephone number or an address was, until the two have agreed on something; the API says it so. */
export const COVER = '•• visible après confirmation';

/** A text that may be covered, for readers of another language: `word` is their `COVER`. */
export const coveredAs = (text: string, word: string): string => text.replaceAll(COVER, word);
