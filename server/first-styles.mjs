import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { changed } from './changed-bytes.mjs';

/**
 * A piece of a style sheet: a block of pieces, or text. Of texts a page needs those that say what a variable of a name is
 * (`of`) where something of the page `uses` it, and of others what has no `asks` or one of them whole.
 * @typedef {{ text: string, asks?: string[][], of?: string, uses?: string[] }} Text
 * @typedef {Text | { open: string, pieces: Piece[] }} Piece
 * A sheet: `rest` is the address of what of it stands in no page, where that is less.
 * @typedef {{ pieces: Piece[], rest?: string }} Sheet
 */

const SHEET = /<link rel="stylesheet" href="\/_next\/static\/chunks\/([^"]+\.css)"[^>]*>/g;
/** What runs before the first paint (app/[langue]/layout.tsx), and what React takes for it: any script in its place that holds nothing. */
const FIRST_SCRIPT = '<script src="/first-paint.js"></script>';
const TAKEN_FOR_IT = '<script></script>';

const CLASSES = / class="([^"]*)"/g;
const VARIABLE = /var\(\s*(--[\w-]+)/g;

/** The first of what React is told of the page: after all that is drawn of it. */
const DATA = '<script>(self.__next_f';

/** As React writes them in an attribute. @type {Record<string, string>} */
const ESCAPED = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/**
 * Puts into pages the styles and the script that their first paint needs, so that nothing but the page itself is waited for:
 * on a slow network a file more is a second. The sheets themselves come after all that is drawn and before what React is told
 * of it: what scripts draw is never without them. A build that did not write them down (scripts/lib/first-styles.mjs) leaves
 * pages as they are.
 * @param {string} distDir
 * @param {string} firstScript the code of /first-paint.js
 * @returns {(page: Buffer, html: string) => { before: Buffer, styles: Buffer, after: Buffer } | undefined} what stands before
 *   and after its styles; `html` is the page, a letter a byte
 */
export function firstStyles(distDir, firstScript) {
  const script = Buffer.from(`${TAKEN_FOR_IT}<script>${shortened(firstScript)}</script>`);
  const sheets = sheetsOf(path.join(distDir, 'first-styles'));
  return (page, html) => {
    const head = html.slice(0, html.indexOf('</head>'));
    const links = [...head.matchAll(SHEET)];
    const [first] = links;
    const end = html.indexOf(DATA, head.length);
    const pieces = links.flatMap(([, name = '']) => sheets.get(name)?.pieces ?? []);
    if (!first || end < 0 || !links.every(([, name = '']) => sheets.has(name))) return undefined;
    const classes = classesOf(html);
    const used = variablesOf(html, pieces, classes);
    const styles = written(pieces, classes, used);
    const changes = links.map(({ index, 0: { length } }) => ({ at: index, length, by: Buffer.alloc(0) }));
    const scriptAt = html.indexOf(FIRST_SCRIPT, first.index);
    if (scriptAt > 0 && scriptAt < head.length)
      changes.push({ at: scriptAt, length: FIRST_SCRIPT.length, by: script });
    const behind = links.map(([link, name = '']) => withRest(link, sheets.get(name)?.rest));
    changes.push({ at: end, length: 0, by: Buffer.from(behind.join('')) });
    return {
      before: page.subarray(0, first.index),
      styles: Buffer.from(`<style>${styles}</style>`),
      after: changed(page, changes, first.index),
    };
  };
}

/** Code without its indents and what is said of it on lines of its own. @param {string} code */
const shortened = (code) => code.replace(/^\s*(?:\/\/.*\n|\/\*\*.*\*\/\n)?/gm, '');

/**
 * The link of a sheet, or of its rest and then that of the whole, which browsers do not fetch: React looks for its address, and puts
 * further sheets behind it.
 * @param {string} link
 * @param {string} [rest]
 */
const withRest = (link, rest) =>
  rest ? `<link rel="stylesheet" href="${rest}"/>${link.replace(/\/?>$/, ' disabled=""/>')}` : link;

/** @param {string} folder @returns {Map<string, Sheet>} */
function sheetsOf(folder) {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder).map((name) => [
      name.slice(0, -'.json'.length),
      JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
    ]),
  );
}

/** @param {string} html */
function classesOf(html) {
  /** @type {Set<string>} */
  const lists = new Set();
  for (const [, list = ''] of html.matchAll(CLASSES)) lists.add(list);
  /** @type {Set<string>} */
  const classes = new Set();
  for (const list of lists)
    for (const name of list.replace(/&(?:amp|lt|gt|quot|#x27);/g, (one) => ESCAPED[one] ?? one).split(/\s+/))
      classes.add(name);
  return classes;
}

/** Whether a page of these classes needs it, whoever uses the variable that it may be. @param {Text} piece @param {Set<string>} classes */
const isNeeded = ({ asks }, classes) => !asks || asks.some((one) => one.every((name) => classes.has(name)));

/**
 * The variables that a page’s own styles use, and those that these are made of.
 * @param {string} html
 * @param {Piece[]} pieces
 * @param {Set<string>} classes
 */
function variablesOf(html, pieces, classes) {
  const used = new Set([...html.matchAll(VARIABLE)].map(([, name = '']) => name));
  /** @type {Map<string, string[]>} */
  const madeOf = new Map();
  /** @param {Piece[]} some */
  const read = (some) => {
    for (const piece of some)
      if ('pieces' in piece) read(piece.pieces);
      else if (piece.of) madeOf.set(piece.of, [...(madeOf.get(piece.of) ?? []), ...(piece.uses ?? [])]);
      else if (piece.uses && isNeeded(piece, classes)) for (const name of piece.uses) used.add(name);
  };
  read(pieces);
  // A set goes on to what is added while it is gone through.
  for (const name of used) for (const other of madeOf.get(name) ?? []) used.add(other);
  return used;
}

/** @param {Piece[]} pieces @param {Set<string>} classes @param {Set<string>} used @returns {string} */
function written(pieces, classes, used) {
  let text = '';
  for (const piece of pieces)
    if ('pieces' in piece) {
      const inner = written(piece.pieces, classes, used);
      // An empty layer keeps its place among the others.
      if (inner || piece.open.startsWith('@layer')) text += `${piece.open}${inner}}`;
    } else if (piece.of ? used.has(piece.of) : isNeeded(piece, classes)) text += piece.text;
  return text;
}
