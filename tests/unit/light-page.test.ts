import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withoutCopies } from '@/server/light-page.mjs';

const piece = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;
const textRow = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;

/** What a browser's React reads of a page's data. */
const dataOf = (html: string) =>
  [...html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)]
    .map(([, text = '""']) => JSON.parse(text))
    .join('');

const CARDS = '<li id="a">Théière, 8\u00a0kg</li>';
const NAME = createHash('sha1').update(CARDS).digest('base64url').slice(0, 12);
const LIST = `<ul id="fixe-${NAME}">${CARDS}</ul>`;
/** Somebody's own words. */
const LIKE_CARDS = `<li n’est pas une liste${' mais un texte'.repeat(80)}`;
const OTHER = 'Un long texte : 3:T2,<li n’est pas une liste';
const JSON_ROW = '2:["$","p",null,{"children":"1f:T9,<li \\n"}]\n';

test('cards stand once in a page, whatever pieces the data come in; all else stays', () => {
  const data = `:HL["/a.css"]\n1:I[12,[]]\n${textRow('1f', CARDS)}${textRow('a', CARDS)}${JSON_ROW}${textRow('2a', OTHER)}${textRow('2b', LIKE_CARDS)}0:{"b":"$1f"}\n`;
  const less = `:HL["/a.css"]\n1:I[12,[]]\n1f:T1, a:T1, ${JSON_ROW}${textRow('2a', OTHER)}${textRow('2b', LIKE_CARDS)}0:{"b":"$1f"}\n`;
  for (const size of [7, 40, 1_000]) {
    const parts = data.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    const page = `${LIST}<script>first()</script>${parts.map(piece).join('<p>entre</p>')}</body>`;
    const light = withoutCopies(page);
    expect(dataOf(light)).toBe(less);
    expect(light.replace(/<script>self.*?<\/script>/gs, '')).toBe(
      page.replace(/<script>self.*?<\/script>/gs, ''),
    );
    expect(light.length).toBeLessThan(page.length);
  }
});

test('a page without cards, or whose data are not as we know them, stays as it is', () => {
  for (const data of [
    JSON_ROW,
    `${textRow('2a', OTHER)}0:{}\n`,
    `${textRow('1f', CARDS)}and more`,
    `${textRow('2b', LIKE_CARDS)}0:{}\n`,
    // a list that was left to the browser
    `${textRow('1f', `${CARDS}<li>`)}0:{}\n`,
    '1f:Tquoi,<li ',
    '',
  ]) {
    const page = `<p>Lyon</p>${LIST}${piece(data)}`;
    expect(withoutCopies(page)).toBe(page);
  }
  const binary = `${LIST}${piece(textRow('1f', CARDS))}<script>self.__next_f.push([3,"AAAA"])</script>`;
  expect(withoutCopies(binary)).toBe(binary);
});
