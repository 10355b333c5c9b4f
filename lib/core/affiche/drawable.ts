/** What the fonts of lib/core/affiche/fonts can draw: Latin with its extensions, the signs of French text, Arabic. */
const DRAWN =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0137\u0139-\u0148\u014a-\u017e\u01cd\u01ce\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2039\u203a\u20ac\u2190-\u2193\u2212\u0600-\u06ff\u0750-\u077f\ufb50-\ufdfb\ufe70-\ufefc]$/u;
const MARK = /\p{M}/u;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u;

const MOST = 200;

/**
 * A text as it can be drawn: one line, no more than two hundred characters, nothing invisible that turns or overlaps others,
 * letters without the marks that no font of ours has, and no squares where emoji were. `otherwise` where nothing is left.
 */
export function drawable(text: string, otherwise = ''): string {
  const characters = [...text.slice(0, 4 * MOST).normalize('NFKC')].slice(0, MOST);
  const drawn = characters.map(drawnCharacter).join('').replace(/\s+/gu, ' ').trim();
  return /[\p{L}\p{N}]/u.test(drawn) ? drawn : otherwise;
}

function drawnCharacter(character: string): string {
  if (/\s/u.test(character)) return ' ';
  if (MARK.test(character) || INVISIBLE.test(character)) return '';
  if (DRAWN.test(character)) return character;
  const [bare = ''] = character.normalize('NFD');
  return DRAWN.test(bare) ? bare : '';
}

/** Whether a line is read from right to left: by its first letter. */
export function isRightToLeft(line: string): boolean {
  return /^\P{L}*\p{Script=Arabic}/u.test(line);
}
