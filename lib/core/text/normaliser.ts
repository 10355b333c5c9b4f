// Browser and server. No I/O. By itself: most pages name places and numbers, and compare nothing.

const LETTERS: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  // Arabic letters that people type one for the other
  ة: 'ه',
  ى: 'ي',
  ـ: '',
};

/**
 * Folds a text for comparison: no accents, lower case, every run of punctuation and spaces one space.
 * Letters of other scripts stay (Arabic loses its vowel marks only). "L’Haÿ-les-Roses " gives "l hay les roses".
 */
export function normaliser(text: string): string {
  const latin = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '');
  // the short way for nearly every French text
  if (/^[ -~]*$/.test(latin)) return latin.replace(/[^a-z0-9]+/g, ' ').trim();
  return latin
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßøłđðþıةىـ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
