import { createHash } from 'node:crypto';

/** Next's data of a page for React, as it writes them into its HTML: pieces of one text, in scripts of their own. */
const PIECE = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
/** Pieces that are no text. */
const OTHER = '<script>self.__next_f.push([3';

const NAME_LENGTH = 12;
/** React's rows that say how many bytes they are; of all others a line's end is the end. */
const MEASURED = /[TAOoUSsLlGgMmVb]/;
const [COLON, COMMA, LINE] = [':', ',', '\n'].map((sign) => sign.charCodeAt(0));

/**
 * A page that Next keeps, without what stands in it twice. React's data repeat the HTML for the browser, also of parts that
 * are nothing but text and are read where they stand (components/page/still-part.tsx). Their text is taken out of the data.
 * Whatever is not as expected stays as it is. Held by tests/browser/light.spec.ts.
 * @param {string} html
 * @returns {string}
 */
export function withoutCopies(html) {
  const pieces = [...html.matchAll(PIECE)];
  const last = pieces.at(-1);
  if (!last || html.includes(OTHER)) return html;
  const data = pieces.map(([, text = '""']) => JSON.parse(text)).join('');
  const less = withoutTexts(Buffer.from(data), html);
  if (!less) return html;
  // A script needs nothing escaped but what could end it.
  const script = `<script>self.__next_f.push([1,${JSON.stringify(less).replaceAll('<', '\\u003c')}])</script>`;
  return html.replace(PIECE, (_, __, offset) => (offset === last.index ? script : ''));
}

/**
 * Whether a row is such a part of this page, by the name that it was given with it (components/page/still.tsx).
 * @param {Buffer} row
 * @param {string} html
 */
function stands(row, html) {
  const name = createHash('sha1').update(row).digest('base64url').slice(0, NAME_LENGTH);
  return html.includes(`id="fixe-${name}"`);
}

/**
 * @param {Buffer} data
 * @param {string} html
 * @returns {string | undefined} undefined where there are none, or the rows are not as we know them
 */
function withoutTexts(data, html) {
  /** @type {(string | Buffer)[]} */
  const kept = [];
  let [from, at] = [0, 0];
  while (at < data.length) {
    const colon = data.indexOf(COLON ?? 0, at);
    if (colon < 0) return undefined;
    const measured = MEASURED.test(String.fromCharCode(data[colon + 1] ?? 0));
    const sign = data.indexOf((measured ? COMMA : LINE) ?? 0, colon);
    if (sign < 0 && measured) return undefined;
    const begin = sign + 1;
    const bytes = measured ? Number.parseInt(data.toString('latin1', colon + 2, sign), 16) : 0;
    if (Number.isNaN(bytes)) return undefined;
    if (measured && stands(data.subarray(begin, begin + bytes), html)) {
      // One blank: React waits for a row that is announced.
      kept.push(data.subarray(from, colon + 2), '1, ');
      from = begin + bytes;
    }
    at = sign < 0 ? data.length : begin + bytes;
  }
  if (kept.length === 0) return undefined;
  return [...kept, data.subarray(from)].join('');
}
