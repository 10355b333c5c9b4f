import { expect, test } from 'vitest';
import { publicPage } from '@/server/public-pages.mjs';
import { KINDS, warmUp } from '@/server/warm-up.mjs';

test('what is made ahead are public pages, one after the other', async () => {
  expect(KINDS.map((url) => publicPage(url)?.address)).toEqual(KINDS);
  const steps: string[] = [];
  await warmUp(async (url) => {
    steps.push(`begins ${url}`);
    await new Promise((made) => setImmediate(made));
    steps.push(`ends ${url}`);
  });
  expect(steps).toEqual(KINDS.flatMap((url) => [`begins ${url}`, `ends ${url}`]));
});

test('what cannot be made, while the database is away, is left to who asks', async () => {
  const asked: string[] = [];
  await warmUp(async (url) => {
    asked.push(url);
    if (asked.length === 2) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  });
  expect(asked).toEqual(KINDS.slice(0, 2));
});
