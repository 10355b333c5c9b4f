import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement } from 'react';
import { sensOf } from '../../langues/langue.mjs';

// A thread of its own: the first paper takes a second and 100 MB, which nobody who reads a page is to wait for.

/** @typedef {import('./print').Paper} Paper */

const font = (/** @type {string} */ name) => fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url));

/**
 * Fonts anew for each paper: fontkit remembers a letter that it met first as a part of another (the c of ç) without what it
 * stands for, and in the next paper whoever searches or copies would find a hole there.
 */
function openFonts() {
  const known = Font.getRegisteredFonts();
  for (const family of ['Figtree', 'Amiri']) delete known[family];
  Font.register({ family: 'Figtree', src: font('Figtree-Regular') });
  Font.register({ family: 'Figtree', src: font('Figtree-Bold'), fontWeight: 700 });
  // Names may be Arabic; of the free fonts only this one keeps the dots on their letters.
  Font.register({ family: 'Amiri', src: font('Amiri-Regular') });
  Font.register({ family: 'Amiri', src: font('Amiri-Regular'), fontWeight: 700 });
}
Font.registerHyphenationCallback((word) => [word]);

const [INK, CALM, LINE, TEST] = ['#1d2430', '#5b6472', '#d8dce3', '#8a4b00'];
/** The letters of Arabic; the vowels that nobody has to write, and the marks of direction, which have no shape. */
const ARABIC = /[\u0600-\u06ff]/;
const LEFT_OUT = /[\u064b-\u0652\u200e\u200f\u2066-\u2069]/g;

/**
 * The styles of papers whose columns go from left to right or from right to left.
 * @param {import('../../langues/langue.mjs').Sens} sens
 */
function sheet(sens) {
  const mirrored = sens === 'rtl';
  /** @type {'row' | 'row-reverse'} */
  const flexDirection = mirrored ? 'row-reverse' : 'row';
  /** @type {'left' | 'right'} */
  const end = mirrored ? 'left' : 'right';
  return StyleSheet.create({
    page: {
      padding: 48,
      fontFamily: ['Figtree', 'Amiri'],
      fontSize: 10,
      lineHeight: mirrored ? 1.7 : 1.45,
      color: INK,
      textAlign: mirrored ? 'right' : 'left',
    },
    head: { flexDirection, justifyContent: 'space-between', marginBottom: 20 },
    // A text that is set to the right takes all the width that it gets.
    side: mirrored ? { flex: 1 } : {},
    farSide: mirrored ? { textAlign: end } : {},
    title: { fontSize: 20, fontWeight: 700, lineHeight: mirrored ? 1.8 : 1.2 },
    calm: { color: CALM },
    bold: { fontWeight: 700 },
    test: { borderWidth: 1, borderColor: TEST, color: TEST, padding: 8, marginBottom: 16 },
    parties: { flexDirection, gap: 24, marginBottom: 20 },
    party: { flex: 1 },
    fact: { flexDirection, marginBottom: 2 },
    name: { width: 150, color: CALM },
    value: { flex: 1 },
    table: { marginTop: 16 },
    row: { flexDirection, borderBottomWidth: 1, borderColor: LINE, paddingVertical: 5 },
    cell: { flex: 2, textAlign: end },
    first: { flex: 4, ...(mirrored ? { paddingLeft: 12 } : { paddingRight: 12 }) },
    notes: { marginTop: 24, color: CALM, fontSize: 9 },
  });
}
const SHEETS = { ltr: sheet('ltr'), rtl: sheet('rtl') };

/**
 * How Arabic words are set. Their letters are not hung on each other's ends (`curs`): letters are laid out from left to
 * right here and turned afterwards, by when they would be hung on the wrong ones, one upon another. Vowels would stand beside
 * their letters: they are left out.
 */
const LETTERS = { fontFeatureSettings: { curs: false } };

/** @param {import('../../langues/langue.mjs').Sens} sens */
function drawing(sens) {
  const style = SHEETS[sens];
  const text = (/** @type {string} */ words, /** @type {unknown} */ how) => {
    if (!ARABIC.test(words)) return createElement(Text, { style: /** @type {any} */ (how) }, words);
    const set = [how, LETTERS, { direction: sens }];
    return createElement(Text, { style: /** @type {any} */ (set) }, words.replace(LEFT_OUT, ''));
  };
  const box = (/** @type {unknown} */ how, /** @type {import('react').ReactNode[]} */ ...inside) =>
    createElement(View, { style: /** @type {any} */ (how), wrap: false }, ...inside);
  const row = (/** @type {string[]} */ cells, /** @type {unknown} */ how = null) =>
    box(style.row, ...cells.map((words, at) => text(words, [at === 0 ? style.first : style.cell, how])));
  return { style, text, box, row };
}

/** @param {Paper} paper */
function pages(paper) {
  const { emetteur, titre, numero, date, mention, parties, faits, colonnes, lignes, totaux, notes } = paper;
  const { style, text, box, row } = drawing(sensOf(paper.langue));
  return createElement(
    Document,
    { title: `${titre} ${numero}`, author: emetteur, language: paper.langue },
    createElement(
      Page,
      { size: 'A4', style: style.page },
      box(
        style.head,
        box(style.side, text(titre, style.title), text(numero, style.calm)),
        box(style.side, text(emetteur, [style.bold, style.farSide]), text(date, [style.calm, style.farSide])),
      ),
      mention ? box(style.test, text(mention, null)) : null,
      box(
        style.parties,
        ...parties.map(({ nom, lignes: about }) =>
          box(
            style.party,
            text(nom, style.calm),
            ...about.map((line, at) => text(line, at === 0 && style.bold)),
          ),
        ),
      ),
      ...faits.map(([name, value]) => box(style.fact, text(name, style.name), text(value, style.value))),
      box(style.table, row(colonnes, style.calm)),
      ...lignes.map((cells) => row(cells)),
      ...totaux.map((cells) => row(cells, style.bold)),
      box(style.notes, ...notes.map((note) => text(note, null))),
    ),
  );
}

parentPort?.on('message', async (/** @type {Paper} */ paper) => {
  openFonts();
  const bytes = new Uint8Array(await renderToBuffer(pages(paper)));
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
