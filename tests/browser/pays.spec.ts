import { expectAccessible } from './support/axe';
import { expect, register, test } from './support/test';
import { publishTransport } from './support/things';

test('two countries have a page, complete without scripts, that search engines find from three trips on', async ({
  browser,
  request,
}) => {
  const carrier = await register(request, 'Yassine');
  const publish = (from: string) => publishTransport(request, carrier, { from, to: 'Maseru' });
  await publish('Reykjavik');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const robots = page.locator('meta[name="robots"]');
  await page.goto('/colis/islande-lesotho');
  await expect(robots).toHaveAttribute('content', /noindex, follow/);
  for (const from of ['Kopavogur', 'Reykjavik']) await publish(from);
  await page.reload();
  await expect(robots).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Envoyer un colis d’Islande au Lesotho');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/colis\/islande-lesotho$/);
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.locator('a[href="/colis/reykjavik-maseru"]').click();
  await expect(page).toHaveURL(/\/colis\/reykjavik-maseru$/);
  const back = page.getByRole('link', { name: 'Islande → Lesotho' });
  await expect(back).toHaveAttribute('href', '/colis/islande-lesotho');
  expect((await request.get('/colis/islande-lesotho/atom.xml')).status()).toBe(404);
  await context.close();
});

test('the page of two countries is accessible', async ({ page }) => {
  await page.goto('/colis/france-maroc');
  await expectAccessible(page);
});

test('a popular route leads to its two cities’ page', async ({ page }) => {
  await page.goto('/');
  const first = page.getByRole('region', { name: 'Trajets populaires' }).getByRole('link').first();
  await expect(first).toHaveAttribute('href', /^\/colis\/[a-z-]+$/);
});

test('a page that is left tells once how long it took, without a cookie', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const told: { cookie: string | undefined; body: unknown }[] = [];
  page.on('request', async (one) => {
    if (!one.url().endsWith('/api/vitals')) return;
    told.push({ cookie: (await one.allHeaders()).cookie, body: one.postDataJSON() });
  });
  await page.goto('/faq');
  // It listens some seconds after the page has come: until then nobody hears that it is left.
  await expect
    .poll(
      () =>
        page
          .evaluate(() => {
            Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
            document.dispatchEvent(new Event('visibilitychange'));
          })
          .then(() => told.length),
      { timeout: 30_000 },
    )
    .toBe(1);
  expect(told).toEqual([
    {
      cookie: undefined,
      body: {
        page: '/faq',
        appareil: 'ordinateur',
        mesures: expect.objectContaining({ TTFB: expect.any(Number) }),
      },
    },
  ]);
  await context.close();
});
