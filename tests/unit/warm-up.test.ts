import { expect, test } from 'vitest';
import { publicPage } from '@/server/public-pages.mjs';
import { KINDS, warmUp } from '@/server/warm-up.mjs';

const stays = () => false;

test('what is made ahead are public pages, one after the other', async () => {
  expect(KINDS.map((url) => publicPage(url)?.address)).toEqual(KINDS);
  const steps: string[] = [];
  await warmUp(async (url) => {
    steps.push(`begins ${url}`);
    await new Promise((made) => setImmediate(made));
    steps.push(`ends ${url}`);
    return { status: url.endsWith('0') ? 404 : 200 };
  }, stays);
  expect(steps).toEqual(KINDS.flatMap((url) => [`begins ${url}`, `ends ${url}`]));
});

test.each([
  ['an error', async () => ({ status: 503 })],
  ['a page that never ends', async () => undefined],
  ['a throw', () => Promise.reject(new Error('away'))],
])('%s, while the database is away, leaves the others to who asks', async (_what, fails) => {
  const asked: string[] = [];
  await warmUp(async (url) => {
    asked.push(url);
    return asked.length === 2 ? fails() : { status: 200 };
  }, stays);
  expect(asked).toEqual(KINDS.slice(0, 2));
});

test('nothing is made ahead by a process that ends', async () => {
  const asked: string[] = [];
  const make = async (url: string) => {
    asked.push(url);
    return { status: 200 };
  };
  await warmUp(make, () => asked.length === 3);
  expect(asked).toEqual(KINDS.slice(0, 3));
});
