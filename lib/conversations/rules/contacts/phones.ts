import { type Numeral, numeralsOf } from './numerals';

export type Span = { start: number; end: number };

/** How long a number is after its country's code, the longest first: Europe's and Africa's, where ours are from. */
const AFTER_CODE = new Map<string, readonly number[]>(
  Object.entries({
    '20 39 44 49': [11, 10, 9],
    '27 31 33 34 41 212 213 218 221 224 237 242 243 261 262 351': [9],
    '30': [10],
    '32 352': [9, 8],
    '216 222 223 226 227 228 235 253 257': [8],
    '225 229': [10, 8],
    '220 269': [7],
    '241': [8, 7],
  }).flatMap(([codes, lengths]) => codes.split(' ').map((code) => [code, lengths] as const)),
);
const MAX_DIGITS = 15;

/** What may stand between the parts of one number, in a number that is surely meant as one. */
const LOOSE =
  /^(?:[^\p{L}\d@€$£%\n+]{0,4}\n?[^\p{L}\d@€$£%+]{0,2}|[ ._-]{0,2}(?:et|puis|point|tiret|espace|slash|virgule)[ ._-]{0,2}| ?(?!h\b|[hgm](?=\d))[a-z] ?)$/u;
const TIGHT = /^[ .\-_/()]{0,2}$/;

const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = String.raw`(?:19|20)\d\d`;
/** What looks like a number's part and is a time, a date or an id. A part that goes on in the same way is none of these. */
const OTHER_THINGS = [
  /(?<!\d)(?<!\d[:h])(?:[01]?\d|2[0-3]) ?(?::|h) ?[0-5]\d(?!\d| ?[:h] ?\d)/g,
  new RegExp(`(?<!\\d)(?<!\\d[./-])${DAY}([./-])${MONTH}\\1${YEAR}(?!\\d|[./-]\\d)`, 'g'),
  new RegExp(`(?<!\\d)(?<!\\d[./-])${YEAR}([./-])${MONTH}\\1${DAY}(?!\\d|[./-]\\d)`, 'g'),
  new RegExp(
    `(?<!\\d)(?<!\\d[./-])${DAY}([./-])${MONTH}\\1\\d\\d(?![./-]?\\d| \\d\\d[ .](?!\\d\\d[./-]))`,
    'g',
  ),
  new RegExp(`(?<!\\d)(?<!\\d[ ./-])${DAY}/${MONTH}(?!\\d)(?!/|[ .-]\\d\\d(?![/:h]))`, 'g'),
  /(?<![\da-f])[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\da-f])/g,
  // A parcel's number at the post
  /(?<![a-z\d])[a-z]{2} ?\d{9} ?[a-z]{2}(?![a-z\d])/g,
];

const UNIT =
  /^ ?(?:€|\$|£|%|(?:eur|euros?|usd|dollars?|dhs?|dirhams?|mad|dzd|da|dinars?|tnd|dt|fcfa|cfa|xof|xaf|francs?|gnf|kg|kgs|kilos?|g|gr|grammes?|tonnes?|cm|mm|m|m2|m3|km|l|litres?|colis|pieces?|cartons?)(?![a-z]))/;
const BEFORE_PRICE = /(?:€|\$|£|\b(?:eur|usd|mad|dzd|xof|fcfa|cfa|prix|budget|montant|total)) ?:? ?$/;
const BEFORE_ID =
  /(?:reservation|commande|dossier|reference|ref|suivi|tracking|facture|siret|siren|billet|code|postal|cp|colis|vol|passeport|iban|id) {0,2}(?:n°|no|numero|num)? {0,2}[:#]? {0,2}$/;

type Run = Numeral[];

/** Numerals that stand close enough to be one number, away from dates, times and ids. */
function runsOf(text: string): Run[] {
  const taken: Span[] = OTHER_THINGS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  ).sort((one, other) => one.start - other.start);
  const runs: Run[] = [];
  let end = -1;
  let next = 0;
  for (const numeral of numeralsOf(text)) {
    while ((taken[next]?.end ?? Number.POSITIVE_INFINITY) <= numeral.start) next += 1;
    if ((taken[next]?.start ?? Number.POSITIVE_INFINITY) < numeral.end) {
      end = -1;
      continue;
    }
    const near = end >= 0 && numeral.start - end <= 12 && LOOSE.test(text.slice(end, numeral.start));
    if (near) runs.at(-1)?.push(numeral);
    else runs.push([numeral]);
    end = numeral.end;
  }
  return runs;
}

/** How long the « + » is that stands before a number, in a sign or a word. */
const plusBefore = (text: string, at: number) =>
  /(?:\+|\bplus) ?\(? ?$/.exec(text.slice(Math.max(0, at - 8), at))?.[0].length ?? 0;

/** The code that digits begin with. */
const codeOf = (digits: string) =>
  [digits.slice(0, 2), digits.slice(0, 3)].find((code) => AFTER_CODE.has(code));

/** How many of a run's numerals, from one on, are a number that says itself that it is one; 0 when they are not. */
function dialledFrom(text: string, run: Run, first: number): number {
  const start = run[first]?.start ?? 0;
  const plus = /[+s(] ?$/.test(text.slice(Math.max(0, start - 2), start)) && plusBefore(text, start) > 0;
  const parts = run.slice(first, first + MAX_DIGITS);
  const digits = parts.map((part) => part.digits).join('');
  const national = digits.startsWith('0') && !digits.startsWith('00');
  const code = national ? undefined : codeOf(digits.replace(/^00/, ''));
  if (!national && !plus && !digits.startsWith('00') && !code) return 0;
  const abroad = plus || digits.startsWith('00');
  const bare = digits.startsWith('00') && !plus ? 2 : 0;
  for (const length of wantedLengths(digits.slice(bare), code, abroad)) {
    const count = countReaching(parts, length + bare);
    if (count === 0 || (!abroad && code && !isTight(text, parts.slice(0, count)))) continue;
    if (!isPrice(text, parts.slice(0, count), digits)) return count;
  }
  return 0;
}

/** How many numerals have so many digits together; 0 when one of them goes beyond. */
function countReaching(parts: Run, length: number): number {
  let sum = 0;
  for (const [index, { digits }] of parts.entries()) {
    sum += digits.length;
    if (sum >= length) return sum === length ? index + 1 : 0;
  }
  return 0;
}

function wantedLengths(digits: string, code: string | undefined, abroad: boolean): number[] {
  const known = code ? (AFTER_CODE.get(code) ?? []).map((length) => code.length + length) : [];
  // « +33 (0)6 … »
  const withZero = digits[code?.length ?? 0] === '0' ? known.map((length) => length + 1) : [];
  if (abroad) return [...withZero, ...known, 12, 11, 13, 10, 9, 8, 14, 15];
  return code ? known.filter((length) => length >= 10) : [10, 9, 11, 12, 13, 14, 15];
}

const isTight = (text: string, run: Run) =>
  run.every((one, at) => at === 0 || TIGHT.test(text.slice(run[at - 1]?.end, one.start)));

/** Digits that a unit follows are an amount, unless they begin as no amount does. */
function isPrice(text: string, parts: Run, digits: string): boolean {
  if (digits.startsWith('0')) return isSeries(text, parts);
  const [start, end] = [parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0];
  return (
    UNIT.test(text.slice(end, end + 12)) || BEFORE_PRICE.test(text.slice(Math.max(0, start - 12), start))
  );
}

/** « 0, 5, 10, 15, 20, 25 »: figures of a list, the first of which is a zero alone. */
function isSeries(text: string, parts: Run): boolean {
  const [zero, next] = parts;
  if (!zero || !next || zero.digits !== '0') return false;
  return text.slice(zero.end, next.start).includes(',') && parts.some(({ digits }) => digits.length > 1);
}

/** How numbers without a prefix are grouped where they have none, by their digits. */
const SHAPES =
  /^(?:[24-9]\d(?: \d\d){3}|[24-9]\d \d{3} \d{3}|[24-9]\d{2} \d{2} \d{3}|[24-9]\d{2} \d{3} \d{2}|[24-9]\d{3} \d{4}|[24-9]\d{7}|[67](?: \d\d){4}|[67]\d(?: \d{3} \d{2} \d{2}| \d{2} \d{2} \d{3}| \d{7})|[67]\d{2}(?: \d{3} \d{3}| \d{2} \d{2} \d{2}| \d{6})|[67]\d{8}|\d(?: \d){7,14}|[67] \d{8})$/;

/** Whether a whole run, with nothing but usual separators, is a number as people dial it at home. */
function isLocal(text: string, run: Run): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return false;
  const shape = run.map(({ digits }) => digits).join(' ');
  const digits = shape.replaceAll(' ', '');
  const words = run.filter(({ start }) => /[^\d]/.test(text[start] ?? '')).length;
  if (words > 3) return digits.length >= 8 && digits.length <= MAX_DIGITS;
  if (!isTight(text, run) || !SHAPES.test(shape) || digits.endsWith('000') || DATES.test(shape)) return false;
  if (/[a-z\d]/.test(text[first.start - 1] ?? '') || /^[a-z]/.test(text.slice(last.end))) return false;
  if (BEFORE_ID.test(text.slice(Math.max(0, first.start - 30), first.start))) return false;
  return !isPrice(text, run, digits);
}

const DATES = new RegExp(
  `^(?:20\\d\\d(?:0[1-9]|1[0-2])[0-3]\\d|[0-3]\\d(?:0[1-9]|1[0-2])20\\d\\d|${YEAR} ${YEAR})$`,
);

/** Where telephone numbers stand in a folded text. */
export function phonesIn(text: string): Span[] {
  const spans: Span[] = [];
  for (const run of runsOf(text)) {
    let rest: Run = [];
    const flush = () => {
      const [first, last] = [rest[0], rest.at(-1)];
      if (first && last && isLocal(text, rest)) spans.push({ start: first.start, end: last.end });
      rest = [];
    };
    for (let at = 0; at < run.length; ) {
      const count = dialledFrom(text, run, at);
      const [first, last] = [run[at], run[at + Math.max(count, 1) - 1]];
      if (!first || !last) break;
      if (count > 0) {
        flush();
        spans.push({ start: first.start - plusBefore(text, first.start), end: last.end });
        at += count;
      } else {
        rest.push(first);
        at += 1;
      }
    }
    flush();
  }
  return spans;
}
