import { expect, test } from 'vitest';
import { POST } from '@/app/api/vitals/route';
import { db } from '@/lib/core/db';
import { countVitals, sumVitals } from '@/lib/core/vitals/count';
import { call } from '../support/http';

const sent = (body: unknown) => call(POST, { body });
const view = (LCP: number, page: '/' | '/faq' = '/') =>
  countVitals({ page, appareil: 'telephone', mesures: { LCP } }, '192.0.2.1');

test('figures are counted by kind of page and device, and summed up as what three views of four were quicker than', async () => {
  for (const LCP of [100, 900, 1_000, 1_200, 5_000, 1_000, 1_000, 1_000]) await view(LCP);
  await view(3_000, '/faq');
  const figures = await sumVitals(28);
  expect(figures).toEqual([
    { page: '/', appareil: 'telephone', mesure: 'LCP', nombre: 8, p75: expect.closeTo(1_000, -2) },
    { page: '/faq', appareil: 'telephone', mesure: 'LCP', nombre: 1, p75: expect.closeTo(3_000, -3) },
  ]);
  await db.mesure.updateMany({ data: { jour: new Date(Date.now() - 30 * 86_400_000) } });
  expect(await sumVitals(28)).toEqual([]);
});

test('what a browser sends is counted whole, and whatever is sent there are no more counters than known kinds', async () => {
  await db.mesure.deleteMany();
  const mesures = { LCP: 1_180, INP: 40, CLS: 12, TTFB: 90, FCP: 700 };
  expect((await sent({ page: '/colis/…', appareil: 'ordinateur', mesures })).status).toBe(200);
  const rows = await db.mesure.findMany();
  expect(rows.map(({ page, mesure, nombre }) => [page, mesure, nombre]).sort()).toEqual(
    Object.keys(mesures)
      .map((one) => ['/colis/…', one, 1])
      .sort(),
  );
  for (const body of [
    { page: '/transporteurs/0199c1de', appareil: 'telephone', mesures },
    { page: '/', appareil: 'montre', mesures },
    { page: '/', appareil: 'telephone', mesures: {} },
    { page: '/', appareil: 'telephone', mesures: { LCP: -1 } },
    { page: '/', appareil: 'telephone', mesures: { LCP: 1e9 } },
    { page: '/', appareil: 'telephone', mesures: { autre: 1 } },
    { page: '/', appareil: 'telephone', mesures, qui: 'moi' },
  ])
    expect((await sent(body)).status).toBe(422);
  expect(await db.mesure.count()).toBe(rows.length);
});

test('where very many people share an address, some are counted, all are answered alike, and nobody else is left out', async () => {
  await db.mesure.deleteMany();
  const page = { page: '/', appareil: 'telephone', mesures: { LCP: 1_000 } } as const;
  const counted = async () => (await sumVitals(1))[0]?.nombre ?? 0;
  for (let told = 0; told < 640; told++) await countVitals(page, '192.0.2.2');
  // A few more where the window of an hour begins anew meanwhile.
  expect(await counted()).toBeGreaterThanOrEqual(600);
  expect(await counted()).toBeLessThan(620);
  const here = await countVitals(page, '192.0.2.2');
  const before = await counted();
  expect(await countVitals(page, '192.0.2.3')).toEqual(here);
  expect(await counted()).toBe(before + 1);
});
