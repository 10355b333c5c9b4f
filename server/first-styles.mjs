import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { changed } from './changed-bytes.mjs';

/**
 * A piece of a style sheet: a block of pieces, or text. Of texts a page needs those that say what a variable of a name is
 * (`of`) where something of the page `uses` it, and of others what has no `asks` or one of them whole.
 * @typedef {{ text: string, asks?: string[][], of?: string, uses?: string[] }} Text
 * @typedef {Text | { open: string, pieces: Piece[] }} Piece
 * A sheet: `rest` is the address of all of it that a page with its first styles may need later.
 * @typedef {{ pieces: Piece[], rest: string }} Sheet
 */

const SCRIPT = / src="\/_next\/static\/chunks\/([^"]+\.js)"/g;
const SHEET = /<link rel="stylesheet" href="\/_next\/static\/chunks\/([^"]+\.css)"[^>]*>/g;
/** What runs before the first paint (app/[langue]/layout.tsx), and what React takes for it: any script in its place that holds nothing. */
const FIRST_SCRIPT = '<script src="/first-paint.js"></script>';
const TAKEN_FOR_IT = '<script></script>';

/** The file with what runs before the first paint, short. */
export const FIRST_CODE = 'first-paint.js';

/** The file that says of each script which classes it names. */
export const SCRIPTS = 'scripts.json';

const CLASSES = / class="([^"]*)"/g;
/** The same in what React is told of the page, which scripts may draw: as JSON, in a script. */
const CLASSES_OF_DATA = /\\"className\\":\\"((?:[^\\]|\\u[0-9a-f]{4})*)\\"/g;
const VARIABLE = /var\(\s*(--[\w-]+)/g;

/** The first of what React is told of the page: after all that is drawn of it. */
const DATA = '<script>(self.__next_f';

/** As React writes them in an attribute. @type {Record<string, string>} */
const ESCAPED = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/**
 * Puts into pages the styles of what they and their own scripts draw, and the script that runs before the first paint, so that
 * nothing but the page itself is waited for: on a slow network a file more is a second. The sheets come later, for what scripts
 * that come later draw and for other pages. A build that did not write them down (scripts/lib/first-styles.mjs) leaves pages as
 * they are.
 * @param {string} distDir
 * @returns {(page: Buffer, html: string) => { before: Buffer, styles: Buffer, after: Buffer } | undefined} what stands before
 *   and after its styles; `html` is the page, a letter a byte
 */
export function firstStyles(distDir) {
  const { sheets, scripts, code } = takenApart(path.join(distDir, 'first-styles'));
  const script = Buffer.from(`${TAKEN_FOR_IT}<script>${code}</script>`);
  return (page, html) => {
    const head = html.slice(0, html.indexOf('</head>'));
    const links = [...head.matchAll(SHEET)];
    const [first] = links;
    const end = html.indexOf(DATA, head.length);
    const pieces = links.flatMap(([, name = '']) => sheets.get(name)?.pieces ?? []);
    if (!first || end < 0 || !links.every(([, name = '']) => sheets.has(name))) return undefined;
    const classes = classesOf(html);
    // What the page's own scripts draw with: they need not wait for the rest.
    for (const [, name = ''] of html.matchAll(SCRIPT))
      for (const one of scripts[name] ?? []) classes.add(one);
    const used = variablesOf(html, pieces, classes);
    const styles = written(pieces, classes, used);
    const changes = links.map(({ index, 0: { length } }) => ({ at: index, length, by: Buffer.alloc(0) }));
    const scriptAt = html.indexOf(FIRST_SCRIPT, first.index);
    if (scriptAt > 0 && scriptAt < head.length)
      changes.push({ at: scriptAt, length: FIRST_SCRIPT.length, by: script });
    const behind = links.map(([link, name = '']) => later(link, sheets.get(name)?.rest ?? ''));
    changes.push({ at: end, length: 0, by: Buffer.from(behind.join('')) });
    return {
      before: page.subarray(0, first.index),
      styles: Buffer.from(`<style>${styles}</style>`),
      after: changed(page, changes, first.index),
    };
  };
}

/**
 * Instead of a sheet's link one that browsers do not fetch: React looks for its address, and puts further sheets behind it. The rest
 * comes before it when the page has what it opens with, or is needed sooner (components/ui/all-styles.ts).
 * @param {string} link
 * @param {string} rest
 */
const later = (link, rest) =>
  `<noscript><link rel="stylesheet" href="${rest}"/></noscript>${link.replace(/\/?>$/, ` disabled="" data-rest="${rest}"/>`)}`;

/**
 * What the build wrote down: its sheets, of each of its scripts the classes that it names, and what runs before the first paint.
 * @param {string} folder
 * @returns {{ sheets: Map<string, Sheet>, scripts: Record<string, string[]>, code: string }}
 */
function takenApart(folder) {
  if (!existsSync(folder)) return { sheets: new Map(), scripts: {}, code: '' };
  /** @param {string} name */
  const text = (name) => readFileSync(path.join(folder, name), 'utf8');
  /** @param {string} name */
  const read = (name) => JSON.parse(text(name));
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css.json'));
  return {
    sheets: new Map(sheets.map((name) => [name.slice(0, -'.json'.length), read(name)])),
    scripts: read(SCRIPTS),
    code: text(FIRST_CODE),
  };
}

/** @param {string} _ @param {string} code */
const asLetter = (_, code) => String.fromCharCode(Number.parseInt(code, 16));

/** @param {string} html */
function classesOf(html) {
  /** @type {Set<string>} */
  const lists = new Set();
  for (const [, list = ''] of html.matchAll(CLASSES)) lists.add(list);
  for (const [, list = ''] of html.matchAll(CLASSES_OF_DATA))
    lists.add(list.replace(/\\u([0-9a-f]{4})/g, asLetter));
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
