import type { APIRequestContext, Page } from '@playwright/test';
import { site } from './support/site';
import { expect, logIn, type Person, register, test } from './support/test';
import { as } from './support/things';

const write = async (request: APIRequestContext, from: Person, to: Person) => {
  const data = { recipientId: to.id, initialMessage: 'Bonjour, passez-vous par Lyon ?' };
  const answer = await request.post('/api/conversations', { headers: as(from), data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data._id as string;
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

const thread = (page: Page) => page.getByRole('log', { name: 'Messages', exact: true });
const say = async (page: Page, words: string) => {
  await page.getByLabel('Votre message').fill(words);
  await page.keyboard.press('Enter');
};

test('a line and its being read come by the streams: neither browser asks for them', async ({
  page,
  request,
  anotherBrowser,
}) => {
  const [karim, salma] = [await register(request, 'Karim'), await register(request, 'Salma')];
  const id = await write(request, salma, karim);
  const theirs = await anotherBrowser();
  const asked: string[] = [];
  for (const [one, person] of [
    [page, karim],
    [theirs, salma],
  ] as const) {
    await logIn(one, person);
    one.on('request', (each) => {
      if (each.method() === 'GET' && each.url().includes('/api/')) asked.push(new URL(each.url()).pathname);
    });
    await one.goto(`/messagerie/${id}`);
  }
  const exchange = async (words: string) => {
    await say(page, words);
    await expect(thread(theirs).getByText(words)).toBeVisible();
    await expect(thread(page).getByText('Lu', { exact: true })).toBeVisible();
    await say(theirs, `À « ${words} »`);
    await expect(thread(page).getByText(`À « ${words} »`)).toBeVisible();
    await expect(thread(theirs).getByText('Lu', { exact: true })).toBeVisible();
  };
  // What a page looks after when it opens is asked for by then.
  await exchange('Zéro');
  asked.length = 0;
  for (const words of ['Un', 'Deux', 'Trois']) await exchange(words);
  if (site === 'start') expect(asked).toEqual([]);

  await test.step('what both write at once stands in one order on both sides, each line once', async () => {
    for (let nth = 1; nth <= 10; nth++)
      await Promise.all([say(page, `Karim ${nth}`), say(theirs, `Salma ${nth}`)]);
    const lines = (one: Page) =>
      thread(one)
        .getByText(/^(?:Karim|Salma) \d+$/)
        .allTextContents();
    for (const one of [page, theirs]) {
      await expect.poll(async () => new Set(await lines(one)).size).toBe(20);
      await expect(thread(one).getByText(/Envoi…|Non envoyé/)).toHaveCount(0);
    }
    expect(await lines(page)).toHaveLength(20);
    expect(await lines(page)).toEqual(await lines(theirs));
  });
});

test('a page whose stream ends with its session says so without being asked', async ({ page, request }) => {
  const karim = await register(request, 'Karim');
  await logIn(page, karim);
  const opened = page.waitForResponse((response) => response.url().includes('/api/events'));
  await page.goto('/');
  await messages(page, '');
  await opened;
  expect((await request.delete('/api/users/me/sessions', { headers: as(karim) })).status()).toBe(200);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Connexion' })).toBeVisible();
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

test('where no stream opens, what waits is asked for at once and then every ten seconds, until one does', async ({
  page,
  request,
  watched,
}) => {
  watched.provoke(501, '/api/events');
  const [carrier, sender] = [await register(request, 'Karim'), await register(request, 'Salma')];
  let streams = false;
  let [refuse, held] = [() => {}, Promise.resolve()];
  await page.route('**/api/events*', async (route) => {
    if (streams) return route.continue();
    await held;
    // By then the page may have given it up.
    await route.fulfill({ status: 501, body: '' }).catch(() => {});
  });
  await page.clock.install();
  // When, by the page's own clock, each question leaves.
  await page.addInitScript(() => {
    const asked: number[] = [];
    const answered: number[] = [];
    const ask = window.fetch;
    window.fetch = async (...args) => {
      if (!String(args[0]).endsWith('/api/conversations/unread')) return ask(...args);
      asked.push(Date.now());
      return ask(...args).finally(() => answered.push(Date.now()));
    };
    Object.assign(window, { asked, answered });
  });
  type Counted = { asked: number[]; answered: number[] };
  const asked = () => page.evaluate(() => (window as unknown as Counted).asked);
  const answered = () => page.evaluate(() => (window as unknown as Counted).answered);
  await logIn(page, carrier);
  await page.goto('/');
  await messages(page, '');
  await expect.poll(async () => (await asked()).length).toBeGreaterThan(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  const before = (await asked()).length;
  await page.clock.runFor(60_000);
  const times = (await asked()).slice(before);
  expect(times.slice(1).map((time, nth) => time - (times[nth] ?? 0))).toEqual(Array(5).fill(10_000));
  await write(request, sender, carrier);
  await page.clock.runFor(10_000);
  await messages(page, ', 1 non lu');
  if (site === 'plain') return;

  // Its next question is on its way, and will be refused.
  held = new Promise((then) => {
    refuse = then;
  });
  const question = page.waitForRequest('**/api/events*');
  await page.clock.runFor(300_000);
  await question;
  await expect.poll(async () => (await answered()).length).toBe((await asked()).length);
  streams = true;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  refuse();
  await write(request, sender, carrier);
  // The clock stands: only a stream tells this.
  await messages(page, ', 2 non lus');
  const polled = (await asked()).length;
  await page.clock.runFor(60_000);
  expect(await asked()).toHaveLength(polled);
});

test('where no stream opens, a page hears from what it asks that somebody else signed in beside it', async ({
  page,
  request,
  watched,
  anotherBrowser,
}) => {
  watched.provoke(501, '/api/events');
  await page.route('**/api/events*', (route) => route.fulfill({ status: 501, body: '' }));
  const [karim, salma] = [await register(request, 'Karim'), await register(request, 'Salma')];
  await write(request, karim, salma);
  const hers = await anotherBrowser();
  await logIn(hers, salma);
  await logIn(page, karim);
  await page.goto('/');
  await messages(page, '');
  await page.context().addCookies(await hers.context().cookies());
  await expect(page.getByRole('button', { name: /^Mon compte, Salma/ })).toBeVisible({ timeout: 20_000 });
  await messages(page, ', 1 non lu');
});
