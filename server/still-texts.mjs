import { changed } from './changed-bytes.mjs';

/** Texts of the page that an answer is to become, by their ids (components/page/still.tsx leaves them there). */
const aside = Symbol.for('rihla.still');

/**
 * Has the texts of an answer kept aside while it is made: React then carries a blank for each.
 * @param {import('node:http').ServerResponse} response
 * @returns {Map<string, string>}
 */
export function keepTextsAside(response) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  Object.assign(response, { [aside]: texts });
  return texts;
}

/**
 * Whether the answer that is being made leaves texts out: nobody else must get what is made for it.
 * @param {{ [aside]?: Map<string, string> } | undefined} response
 */
export const leavesTextsOut = (response) => (response?.[aside]?.size ?? 0) > 0;

/**
 * A page with its texts where a blank stands for each. One that has no place in it is shown later, by the browser, which
 * finds it by its id.
 * @param {Buffer} page
 * @param {Map<string, string>} texts
 * @returns {Buffer}
 */
export function withTexts(page, texts) {
  // A letter a byte: what is looked for is ASCII, and its place in the text is its place in the page.
  const html = page.toString('latin1');
  const places = [];
  let later = '';
  for (const [id, text] of texts) {
    const found = placesOf(html, id);
    for (const at of found) places.push({ at, length: 1, by: Buffer.from(text) });
    if (found.length === 0) later += `<template id="${id}">${text}</template>`;
  }
  const end = html.lastIndexOf('</body>');
  places.push({ at: end < 0 ? html.length : end, length: 0, by: Buffer.from(later) });
  return changed(page, places);
}

/**
 * Where the blanks of a text are. No one’s words can look like its id: quotes are escaped wherever they stand.
 * @param {string} html
 * @param {string} id
 */
function placesOf(html, id) {
  const places = [];
  for (let at = html.indexOf(`id="${id}"`); at >= 0; at = html.indexOf(`id="${id}"`, at + 1)) {
    const begin = html.indexOf('>', at) + 1;
    if (html.startsWith(' </', begin)) places.push(begin);
  }
  return places;
}
