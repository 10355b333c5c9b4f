import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { missingPages } from '@/server/missing-pages.mjs';

const [FIRST, SECOND, THIRD] = [1, 2, 3].map((nth) => `0199a2b4-0000-7000-8000-00000000000${nth}`) as [
  string,
  string,
  string,
];
const pageOf = (id: string, status = 404) => ({
  status,
  headers: { 'content-type': 'text/html' },
  gzip: gzipSync(`<p>Rien</p><script>["transporteurs","${id}"] ${id}</script>`),
  keep: false,
});
const textOf = (page?: { gzip?: Buffer | undefined }) => gunzipSync(page?.gzip ?? Buffer.alloc(0)).toString();

test('where nothing is, the page of another nothing is given with the id that was asked for', async () => {
  const missing = missingPages({ isThere: async () => false });
  expect(await missing.of(`/transporteurs/${FIRST}`)).toBeUndefined();
  await missing.note(`/transporteurs/${FIRST}`, pageOf(FIRST));
  const page = await missing.of(`/transporteurs/${SECOND}`);
  expect(page).toMatchObject({ status: 404, keep: false });
  expect(textOf(page)).toBe(textOf(pageOf(SECOND)));
  expect(textOf(await missing.of(`/transporteurs/${THIRD}`))).toBe(textOf(pageOf(THIRD)));
});

test('a kind of page, and a language, has its own; one with a query none', async () => {
  const missing = missingPages({ isThere: async () => false });
  await missing.note(`/profile/${FIRST}`, pageOf(FIRST));
  await missing.note(`/profile/${FIRST}/avis?cursor=a`, pageOf(FIRST));
  for (const path of [
    `/demandes/${SECOND}`,
    `/en/profile/${SECOND}`,
    `/profile/${SECOND}/avis`,
    `/profile/${SECOND}/avis?cursor=a`,
    '/demandes',
  ])
    expect([path, await missing.of(path)]).toEqual([path, undefined]);
  expect(await missing.of(`/profile/${SECOND}`)).toBeDefined();
});

test('what is there is made as ever, and so is everything while the database cannot say', async () => {
  const there = missingPages({ isThere: async (id) => id === SECOND });
  await there.note(`/demandes/${FIRST}`, pageOf(FIRST));
  expect(await there.of(`/demandes/${SECOND}`)).toBeUndefined();
  expect(await there.of(`/demandes/${THIRD}`)).toBeDefined();
  const away = missingPages({ isThere: () => Promise.reject(new Error('away')) });
  await away.note(`/demandes/${FIRST}`, pageOf(FIRST));
  expect(await away.of(`/demandes/${SECOND}`)).toBeUndefined();
});

test('a page of something is no page of nothing, and none is given after its time', async () => {
  const missing = missingPages({ isThere: async () => false, ms: 20 });
  await missing.note(`/demandes/${FIRST}`, pageOf(FIRST, 200));
  expect(await missing.of(`/demandes/${SECOND}`)).toBeUndefined();
  await missing.note(`/demandes/${FIRST}`, pageOf(FIRST));
  const until = performance.now() + 25;
  while (performance.now() < until) await new Promise(setImmediate);
  expect(await missing.of(`/demandes/${SECOND}`)).toBeUndefined();
});
