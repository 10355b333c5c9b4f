import type { APIRequestContext, Page } from '@playwright/test';
import { site } from './support/site';
import { expect, logIn, type Person, register, test } from './support/test';
import { as } from './support/things';

const write = async (request: APIRequestContext, from: Person, to: Person) => {
  const data = { recipientId: to.id, initialMessage: 'Bonjour, passez-vous par Lyon ?' };
  const answer = await request.post('/api/conversations', { headers: as(from), data });
  expect(answer.status()).toBe(201);
};
const messages = (page: Page, waiting: string) =>
  expect(page.getByRole('link', { name: `Messages${waiting}`, exact: true })).toBeVisible();

test('the header says what waits as it comes, in every tab, and after the tab that listened is gone', async ({
  context,
  page,
  request,
}) => {
  const [carrier, sender] = [await register(request, 'Karim'), await register(request, 'Salma')];
  let streams = 0;
  context.on('request', (asked) => {
    if (asked.url().includes('/api/events')) streams += 1;
  });
  await logIn(page, carrier);
  await page.goto('/');
  await messages(page, '');
  await expect.poll(() => streams).toBeGreaterThan(0);
  const before = streams;
  const other = await context.newPage();
  await other.goto('/transporteurs');
  await write(request, sender, carrier);
  for (const one of [page, other]) await messages(one, ', 1 non lu');
  const third = await context.newPage();
  await third.goto('/agences');
  await messages(third, ', 1 non lu');
  if (site === 'start') expect(streams).toBe(before);
  await page.close();
  await write(request, sender, carrier);
  for (const one of [other, third]) await messages(one, ', 2 non lus');
  await third.setViewportSize({ width: 360, height: 780 });
  await messages(third, ', 2 non lus');
});

test('a visitor opens no stream', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible();
  await page.goto('/transporteurs');
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible();
  expect(asked.filter((url) => /events|unread/.test(url))).toEqual([]);
});

test('a page that is gone back to hears what came meanwhile', async ({ page, request }) => {
  const [carrier, sender] = [await register(request, 'Karim'), await register(request, 'Salma')];
  await logIn(page, carrier);
  await page.goto('/agences');
  await messages(page, '');
  await page.evaluate(() => location.assign('/api/health'));
  await page.waitForURL('**/api/health');
  await write(request, sender, carrier);
  await page.goBack();
  await messages(page, ', 1 non lu');
});

test('a stream is refused in the words of the API, and opened with headers that nobody holds it back by', async ({
  baseURL,
  request,
}) => {
  const refused = await request.get('/api/events');
  expect([refused.status(), (await refused.json()).code]).toEqual([401, 'unauthorized']);
  const written = await request.post('/api/events');
  expect([written.status(), written.headers().allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  const headers = { ...as(await register(request, 'Salma')), 'accept-encoding': 'gzip' };
  const answer = await fetch(new URL('/api/events', baseURL), { headers });
  if (site === 'plain') return expect(answer.status).toBe(501);
  expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
    200,
    expect.objectContaining({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    }),
  ]);
  expect(answer.headers.has('content-encoding')).toBe(false);
  await answer.body?.cancel();
});

test('a page without a stream notices that its session was ended elsewhere, and asks no more', async ({
  page,
  request,
  watched,
}) => {
  watched.provoke(503, '/api/events');
  const karim = await register(request, 'Karim');
  await page.route('**/api/events*', (route) => route.fulfill({ status: 503, body: '' }));
  await logIn(page, karim);
  await page.goto('/');
  await messages(page, '');
  expect((await request.delete('/api/users/me/sessions', { headers: as(karim) })).status()).toBe(200);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Connexion' })).toBeVisible();
  const asked: string[] = [];
  // Links that came into sight are fetched ahead meanwhile.
  page.on('request', (one) => one.url().includes('/api/') && asked.push(one.url()));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.evaluate(() => new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn))));
  expect(asked).toEqual([]);
});
