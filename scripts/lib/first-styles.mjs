import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { FIRST_CODE, SCRIPTS } from '../../server/first-styles.mjs';
import { frameworkScripts } from './compile-ahead.mjs';

/** @typedef {import('../../server/first-styles.mjs').Piece} Piece */
/** @typedef {import('../../server/first-styles.mjs').Text} Text */

/** What is drawn for who points or prints, and how something moves: none of it is there before the whole sheet is. Focus may be. */
const LATER_STATE = /^:(?:hover|active)$/;
const LATER_MEDIA = /^print\b/;
const LATER_CHANGE = /^(?:transition|--tw-(?:ease|duration)$)/;
/** Of a drawing that is longer an ornament comes with the whole sheet; and so does what stands in for `@property` in browsers without it. */
const LATER_DRAWING = /url\("data:[^"]{500}/;
const LATER_SUPPORT = /margin-trim/;

const VARIABLE = /var\(\s*(--[\w-]+)/g;

/** What names the sheets that we write ourselves. */
const REST = 'rest-';

/**
 * Writes beside the style sheets of a build, in pieces, what pages may need of them for their first paint: what is said by
 * element or variable, and of classes which ones (server/first-styles.mjs picks a page's own), and which its scripts name. Of a sheet with letters also
 * the rest without them, for pages that have brought them: a browser that is told anew of what it has lays out every text again.
 * @param {string} distDir the build's folder
 * @param {string} code what runs before the first paint, which pages bring too
 */
export function writeFirstStyles(distDir, code) {
  const chunks = path.join(distDir, 'static', 'chunks');
  const target = path.join(distDir, 'first-styles');
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, FIRST_CODE), code);
  /** @type {Set<string>} */
  const classes = new Set();
  for (const name of readdirSync(chunks)) {
    if (!name.endsWith('.css') || name.startsWith(REST)) continue;
    const css = readFileSync(path.join(chunks, name), 'utf8');
    const rest = withoutLetters(css);
    const restName = `${REST}${createHash('sha256').update(rest).digest('hex').slice(0, 12)}.css`;
    if (rest !== css) writeFileSync(path.join(chunks, restName), rest);
    /** @type {import('../../server/first-styles.mjs').Sheet} */
    const sheet = {
      pieces: piecesOf(css, '/_next/static/chunks/'),
      rest: `/_next/static/chunks/${rest === css ? name : restName}`,
    };
    writeFileSync(path.join(target, `${name}.json`), JSON.stringify(sheet));
    for (const one of classesAsked(sheet.pieces)) classes.add(one);
  }
  writeFileSync(
    path.join(target, SCRIPTS),
    JSON.stringify(classesOfScripts(chunks, frameworkScripts(distDir), classes)),
  );
}

/** @param {Piece[]} pieces @returns {string[]} */
const classesAsked = (pieces) =>
  pieces.flatMap((piece) => ('pieces' in piece ? classesAsked(piece.pieces) : (piece.asks ?? []).flat()));

/** The beginning of a class in code that puts it together with a word, as `icon-${name}`. */
const BEGINNING = /["'`\s]([a-z]+-)(?:\$\{|["'`]\s*\+)/g;

/**
 * The classes that scripts name: whole, between blanks or quotes, as the tool that writes the sheets finds them; or as a word in
 * quotes for which some script has the beginning; the framework's own have many words, and draw nothing.
 * @param {string} chunks their folder
 * @param {Set<string>} framework the names of the framework's own scripts
 * @param {Set<string>} classes those of the sheets
 * @returns {Record<string, string[]>} by a script's name
 */
function classesOfScripts(chunks, framework, classes) {
  const names = readdirSync(chunks).filter((name) => name.endsWith('.js'));
  const scripts = names.map((name) => ({ name, code: readFileSync(path.join(chunks, name), 'latin1') }));
  const beginnings = new Set(
    scripts.flatMap(({ code }) => [...code.matchAll(BEGINNING)].map(([, one = '']) => one)),
  );
  const inTwo = [...classes].flatMap((name) =>
    [...beginnings]
      .filter((one) => name.startsWith(one))
      .map((one) => ({ name, word: name.slice(one.length) })),
  );
  const quoted = [...classes].filter((one) => /["'`\\]/.test(one));
  return Object.fromEntries(
    scripts.map(({ name, code }) => {
      const words = new Set(code.split(/[\s"'`]+/));
      const alone = new Set([...code.matchAll(/(["'`])([a-z-]+)\1/g)].map(([, , word = '']) => word));
      const named = [
        ...[...classes].filter((one) => words.has(one)),
        ...inTwo.filter(({ word }) => !framework.has(name) && alone.has(word)).map((one) => one.name),
        ...quoted.filter((one) => code.includes(one)),
      ];
      return [name, [...new Set(named)]];
    }),
  );
}

/** A sheet without its `@font-face`: every page brings those at its top, and their order says nothing. @param {string} css */
function withoutLetters(css) {
  const root = postcss.parse(css);
  let had = false;
  root.walkAtRules('font-face', (one) => {
    had = true;
    one.remove();
  });
  return had ? `${root}` : css;
}

/**
 * The pieces of a style sheet, in its order. Addresses come out as they are from the site's root: a page is elsewhere.
 * @param {string} css
 * @param {string} address of the folder that the sheet is in
 * @returns {Piece[]}
 */
function piecesOf(css, address) {
  const rooted = css.replace(/url\((["']?)(?!data:|\/|#|https?:)([^"')]+)/g, (_, quote, relative) => {
    const { pathname, search, hash } = new URL(relative, `http://site${address}`);
    return `url(${quote}${pathname}${search}${hash}`;
  });
  return piecesIn(postcss.parse(rooted).nodes);
}

/** @param {import('postcss').ChildNode[]} nodes @returns {Piece[]} */
const piecesIn = (nodes) => nodes.flatMap(pieceOf);

/** @param {import('postcss').ChildNode} node @returns {Piece[]} */
function pieceOf(node) {
  if (node.type === 'rule') return piecesOfRule(node);
  if (node.type !== 'atrule') return [];
  const { name, params, nodes } = node;
  if (name === 'property') return [{ text: `${node}`, of: params }];
  if (!nodes || !/^(?:layer|media|supports|container)$/.test(name))
    return [withUses({ text: nodes ? `${node}` : `${node};` })];
  if (name === 'media' && LATER_MEDIA.test(params)) return [];
  if (name === 'supports' && LATER_SUPPORT.test(params)) return [];
  return [{ open: `@${name} ${params}{`, pieces: piecesIn(nodes) }];
}

/** @param {import('postcss').Rule} rule @returns {Piece[]} */
function piecesOfRule(rule) {
  const asks = rule.selectors.flatMap(askedBy);
  const nodes = [...rule.nodes];
  for (const [at, one] of nodes.entries())
    if ((one.type === 'decl' && LATER_CHANGE.test(one.prop)) || `${one}` === `${nodes[at - 1]}`) one.remove();
  const text = `${rule}`;
  const says = rule.nodes.flatMap((one) => (one.type === 'decl' ? [one] : []));
  const whole = says.length === rule.nodes.length;
  if (asks.length === 0 || rule.nodes.length === 0 || LATER_DRAWING.test(text)) return [];
  if (asks.every(({ length }) => length > 0)) return [withUses({ text, asks })];
  if (!whole || !says.every(({ variable }) => variable)) return [withUses({ text })];
  const pieces = says.map((one) => withUses({ text: `${one};`, of: one.prop }));
  return [{ open: `${rule.selector}{`, pieces }];
}

/** @param {Text} piece @returns {Text} */
function withUses(piece) {
  const uses = [...new Set([...piece.text.matchAll(VARIABLE)].map(([, name = '']) => name))];
  return uses.length > 0 ? { ...piece, uses } : piece;
}

/**
 * The classes that a selector asks for of an element and of those around it; none for one of a later state. What it asks for
 * in brackets counts where it is asked for indeed, and alone: `:where(.a > *)` does, `:not(.a)`, `:has(.a)` and `:is(.a, .b)` do not.
 * @param {string} selector
 * @returns {string[][]}
 */
function askedBy(selector) {
  /** @type {string[]} */
  const names = [];
  let isLater = false;
  parseSelector((root) => {
    root.walkPseudos((one) => {
      isLater ||= LATER_STATE.test(one.value) && bracketsOf(one).every(({ value }) => value !== ':not');
    });
    root.walkClasses((one) => {
      if (bracketsOf(one).every(({ value, length }) => /^:(?:is|where)$/.test(value) && length === 1))
        names.push(one.value);
    });
  }).processSync(selector);
  return isLater ? [] : [[...new Set(names)]];
}

/** The pseudo-classes in whose brackets a part of a selector stands. @param {import('postcss-selector-parser').Node} node */
function bracketsOf(node) {
  /** @type {import('postcss-selector-parser').Pseudo[]} */
  const around = [];
  for (let above = node.parent; above; above = above.parent)
    if (parseSelector.isPseudo(above)) around.push(above);
  return around;
}
