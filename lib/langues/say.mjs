import { LOCALES } from './langue.mjs';

/** @typedef {import('./langue.mjs').Langue} Langue */
/** @typedef {Record<string, string | number>} Values */

/**
 * A message in ICU's form, said: `{name}`, `{n, number}`, `{n, plural, =0 {…} one {…} other {# …}}`, `{kind, select, a {…} other {…}}`,
 * one in another. Figures are grouped as the language does. Texts hold no straight apostrophe, so nothing is quoted; what
 * a message asks for and is not given throws.
 * @param {Langue} langue
 * @param {string} message
 * @param {Values} [values]
 * @param {number} [count]
 * @returns {string}
 */
export function say(langue, message, values = {}, count) {
  let said = '';
  for (let at = 0; at < message.length; at += 1) {
    const letter = message[at];
    if (letter === '{') {
      const end = closing(message, at);
      said += argument(langue, message.slice(at + 1, end), values);
      at = end;
    } else said += letter === '#' && count !== undefined ? figure(langue, count) : letter;
  }
  return said;
}

// Making one costs as much as a hundred words.
/** @type {Map<Langue, { figures: Intl.NumberFormat, counts: Intl.PluralRules }>} */
const rules = new Map();

/** @param {Langue} langue */
function rulesOf(langue) {
  const known = rules.get(langue);
  if (known) return known;
  const made = { figures: new Intl.NumberFormat(LOCALES[langue]), counts: new Intl.PluralRules(langue) };
  rules.set(langue, made);
  return made;
}

// French groups with the wider blank (lib/core/text/text.ts), and so does Arabic.
const GROUPS = { fr: /\u202f/g, en: /(?!)/, ar: /\./g };

const figure = (/** @type {Langue} */ langue, /** @type {number} */ value) =>
  rulesOf(langue).figures.format(value).replace(GROUPS[langue], '\u00a0');

/**
 * Where the brace that opens at `start` closes.
 * @param {string} message
 * @param {number} start
 */
function closing(message, start) {
  let depth = 0;
  for (let at = start; at < message.length; at += 1) {
    if (message[at] === '{') depth += 1;
    if (message[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`a brace stays open: ${message}`);
}

/**
 * @param {Langue} langue
 * @param {string} inside
 * @param {Values} values
 */
function argument(langue, inside, values) {
  const [name = '', kind = ''] = inside.split(',', 2).map((part) => part.trim());
  const value = values[name];
  if (value === undefined) throw new Error(`nothing given for {${name}}`);
  if (kind === '') return apart(langue, String(value));
  if (kind === 'number') return figure(langue, Number(value));
  const cases = casesOf(inside.slice(inside.indexOf(kind) + kind.length + 1));
  const number = kind === 'plural' ? Number(value) : undefined;
  const chosen = number === undefined ? String(value) : rulesOf(langue).counts.select(number);
  const text = cases.get(`=${value}`) ?? cases.get(chosen) ?? cases.get('other') ?? '';
  return say(langue, text, values, number);
}

/**
 * A value as it stands in a line of that language: in Arabic what is written in Latin letters keeps its own order and leaves
 * the line's to what comes after it (« Amina: 8 »). Addresses are copied, so nothing unseen stands around them.
 * @param {Langue} langue
 * @param {string} value
 */
function apart(langue, value) {
  const isForeign = langue === 'ar' && /\p{Script=Latin}/u.test(value) && !/^https?:/.test(value);
  return isForeign ? `\u2068${value}\u2069` : value;
}

/**
 * The cases of a plural or a select, by their names.
 * @param {string} text
 */
function casesOf(text) {
  /** @type {Map<string, string>} */
  const cases = new Map();
  for (let at = text.indexOf('{'), from = 0; at !== -1; at = text.indexOf('{', from)) {
    const end = closing(text, at);
    cases.set(text.slice(from, at).replace(',', '').trim(), text.slice(at + 1, end));
    from = end + 1;
  }
  return cases;
}
