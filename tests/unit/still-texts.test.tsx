import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { JsonLd } from '@/components/page/json-ld';
import { still } from '@/components/page/still';
import { keepTextsAside, leavesTextsOut, withTexts } from '@/server/still-texts.mjs';

const answering = new AsyncLocalStorage<object>();
Object.assign(globalThis, { [Symbol.for('rihla.answering')]: answering });

const filled = (page: string, texts: Map<string, string>) => withTexts(Buffer.from(page), texts).toString();

const CARDS = (
  <li>
    Théière <b title="a > b">&amp;</b>
  </li>
);

test('where our server makes a page, a blank stands for a text until the page is made', () => {
  const alone = still(CARDS);
  expect(alone.html).toBe('<li>Théière <b title="a &gt; b">&amp;</b></li>');
  const response = {};
  const texts = keepTextsAside(response as never);
  expect(leavesTextsOut(response)).toBe(false);
  const { id, html } = answering.run(response, () => still(CARDS));
  expect([id, html]).toEqual([alone.id, ' ']);
  expect(leavesTextsOut(response)).toBe(true);
  expect(leavesTextsOut({})).toBe(false);

  const page = `<body><ul id="${id}" class="grid"> </ul><p>id=&quot;${id}&quot;> </p><script>"id=\\"${id}\\"> </"</script></body>`;
  expect(filled(page, texts)).toBe(page.replace('"grid"> </ul>', `"grid">${alone.html}</ul>`));
});

test('texts stand in their own places, in whatever order they were drawn; one without a place waits at the end', () => {
  const texts = new Map([
    ['b', '<b>$&</b>'],
    ['a', '— à'],
    ['c', '<i>c</i>'],
  ]);
  expect(filled('<body>→<p id="a"> </p><p id="b"> </p><p id="b"> </p></body></html>', texts)).toBe(
    '<body>→<p id="a">— à</p><p id="b"><b>$&</b></p><p id="b"><b>$&</b></p><template id="c"><i>c</i></template></body></html>',
  );
  expect(filled('<p>', new Map())).toBe('<p>');
});

test('structured data can end no element, kept aside or not', () => {
  const { props } = JsonLd({ data: { name: '</script><script>' } });
  expect(props.text.html).not.toContain('<');
});
