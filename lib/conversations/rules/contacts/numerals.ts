/** A numeral of a text: where it stands and its digits, as many as would be dialled. */
export type Numeral = { start: number; end: number; digits: string };

const UNITS =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');
const TENS: Record<string, number> = {
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
};
const OTHERS: Record<string, number> = {
  une: 1,
  oh: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  seven: 7,
  eight: 8,
  nine: 9,
  صفر: 0,
  واحد: 1,
  اثنان: 2,
  اثنين: 2,
  ثلاثه: 3,
  اربعه: 4,
  خمسه: 5,
  سته: 6,
  سبعه: 7,
  ثمانيه: 8,
  تسعه: 9,
};
const VALUES = new Map<string, number>([
  ...UNITS.map((word, value) => [word, value] as const),
  ...Object.entries(TENS),
  ...Object.entries(OTHERS),
]);

const PIECES = /\d+|[a-zء-ي]+/g;

type Word = { start: number; end: number; value: number };

/** The value of a word, or of the two in « zerosix »; undefined for other words. */
function valuesOf(word: string): number[] | undefined {
  const whole = VALUES.get(word);
  if (whole !== undefined) return [whole];
  if (word.length > 18) return undefined;
  for (let cut = 2; cut < word.length - 1; cut += 1) {
    const [first, second] = [VALUES.get(word.slice(0, cut)), VALUES.get(word.slice(cut))];
    if (first !== undefined && second !== undefined) return [first, second];
  }
  return undefined;
}

/** What two words are together when the second goes on with the number: « soixante dix », « quatre vingt », « vingt et un ». */
function sumOf(first: number, second: number): number | null {
  if (first === 4 && second === 20) return 80;
  const goesOn =
    (first >= 20 && first % 10 === 0 && second > 0 && second < 10) ||
    ([60, 80].includes(first) && second >= 10 && second <= 16) ||
    ([10, 70, 90].includes(first) && second >= 7 && second < 10);
  return goesOn ? first + second : null;
}

const JOINTS = /^(?:[ -]{1,2}|[ -]et[ -])$/;

/** Every numeral in a folded text, in digits or in words (French, and the digits of English and Arabic). */
export function numeralsOf(text: string): Numeral[] {
  const found: Numeral[] = [];
  const words: Word[] = [];
  const close = () => {
    for (const { start, end, value } of words.splice(0)) found.push({ start, end, digits: String(value) });
  };
  const add = (word: Word) => {
    const last = words.at(-1);
    const sum = last && JOINTS.test(text.slice(last.end, word.start)) ? sumOf(last.value, word.value) : null;
    if (last && sum !== null) Object.assign(last, { end: word.end, value: sum });
    else words.push(word);
  };
  for (const match of text.matchAll(PIECES)) {
    const [piece] = match;
    const [start, end] = [match.index, match.index + piece.length];
    if (/^\d/.test(piece)) {
      close();
      found.push({ start, end, digits: piece });
    } else if (piece === 'o' && (/\d/.test(text[end] ?? '') || /\d/.test(text[start - 1] ?? ''))) {
      // « O6 »: a letter in a zero's place
      close();
      found.push({ start, end, digits: '0' });
    } else {
      const values = valuesOf(piece);
      if (values) for (const value of values) add({ start, end, value });
      else if (piece !== 'et') close();
    }
  }
  close();
  return found;
}
