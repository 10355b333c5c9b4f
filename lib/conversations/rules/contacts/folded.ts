// Letters of other scripts that look like ours, in words that are meant to be read as ours.
const TWINS: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  і: 'i',
  х: 'x',
  у: 'y',
  ο: 'o',
  α: 'a',
  ı: 'i',
  œ: 'oe',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ـ: '',
  '’': "'",
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
};

const DIGIT = /\p{Nd}/u;
/** What is not seen: marks upon letters, joiners, direction signs, soft hyphens, blanks that are letters. */
const UNSEEN = /^[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0\u2800]$/u;

/** A text as it is meant, and where each of its characters stood. */
export type Folded = { text: string; from: number[]; to: number[] };

/** The value of a digit of any script: digits stand in tens, in their order. */
function digitOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

function foldedOf(letter: string): string {
  if (UNSEEN.test(letter)) return '';
  let folded = '';
  for (const part of letter.normalize('NFKD').toLowerCase()) {
    if (UNSEEN.test(part)) continue;
    if (part > '\u007f' && DIGIT.test(part)) folded += digitOf(part);
    else if (part !== '\n' && /\s/.test(part)) folded += ' ';
    else folded += TWINS[part] ?? part;
  }
  return folded;
}

/**
 * Lower case without accents; digits of every script, circled or wide, are 0 to 9; every blank is a space (a line end
 * stays one); what cannot be seen is gone.
 */
export function fold(text: string): Folded {
  const from: number[] = [];
  const to: number[] = [];
  let folded = '';
  let at = 0;
  for (const letter of text) {
    const plain = /^[!-@[-~\n ]$/.test(letter) ? letter : foldedOf(letter);
    for (let index = 0; index < plain.length; index += 1) {
      from.push(at);
      to.push(at + letter.length);
    }
    // What is not seen belongs to what it stands behind.
    if (plain === '' && to.length > 0) to[to.length - 1] = at + letter.length;
    folded += plain;
    at += letter.length;
  }
  return { text: folded, from, to };
}
