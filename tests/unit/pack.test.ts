import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packer } from '@/server/pack.mjs';

const parts = (...texts: [string, string, string]) =>
  texts.map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];

test.each([
  ['<head>é', '<style>'.repeat(9_000), '</head>'.repeat(20_000)],
  ['', '', 'tout'],
  ['avant', '', ''],
  ['', '', ''],
] as [string, string, string][])('three parts are one gzip: %.9s %.9s %.9s', async (...texts) => {
  const pack = packer();
  for (const _ of ['packed', 'remembered'])
    expect(gunzipSync((await pack(...parts(...texts))).gzip).toString()).toBe(texts.join(''));
});

test('what is in the middle of many is packed once, and found by all of it', async () => {
  const pack = packer();
  const same = '<style>.a{top:0}</style>';
  const texts = ['un', 'deux', 'trois'];
  const made = await Promise.all(texts.map((text) => pack(...parts(text, same, text))));
  expect(made.map(({ gzip }) => gunzipSync(gzip).toString())).toEqual(texts.map((one) => one + same + one));
  expect(gunzipSync((await pack(...parts('un', `${same} `, 'un'))).gzip).toString()).toBe(`un${same} un`);
});

test('its tag is another when any part is another, and the same for the same', async () => {
  const pack = packer();
  const tag = async (...texts: [string, string, string]) => (await pack(...parts(...texts))).tag;
  const tags = [
    await tag('a', 'b', 'c'),
    await tag('x', 'b', 'c'),
    await tag('a', 'x', 'c'),
    await tag('a', 'b', 'x'),
  ];
  expect(new Set(tags).size).toBe(4);
  expect(await tag('a', 'b', 'c')).toBe(tags[0]);
});
